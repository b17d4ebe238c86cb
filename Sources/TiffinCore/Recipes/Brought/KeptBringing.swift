/// A file of another app that a household brought, and what became of it.
public struct KeptBringing: Identifiable, Equatable, Sendable {
  /// The identifier of a bringing.
  public typealias ID = Identifier<KeptBringing>

  /// What is in it.
  public enum Kind: String, Sendable {
    /// Recipes, which are the household's.
    case recipes
    /// One person's diary, which nobody else sees.
    case diary
    /// A household's things of several kinds: all that Tiffin exports of it and of one person, or another app's recipes
    /// with its plan and its list.
    case household
  }

  /// How far it is.
  public enum State: String, Sendable {
    /// Looked into; nothing is taken yet.
    case found
    /// They are being taken.
    case taking
    /// All that can be taken is.
    case taken
    /// Taken back.
    case back
  }

  /// The bringing's identifier.
  public let id: ID
  /// What is in it.
  public let kind: Kind
  /// True for what only the person sees who brought it.
  public let isOnePersons: Bool
  /// The app's name: "Mealie".
  public let app: String
  /// The file's name as it came, in one line.
  public let fileName: String
  /// How far it is.
  public let state: State
  /// When it came, in seconds since 1970-01-01 UTC.
  public let begunAt: Int
  /// When work was last done on it, in seconds since 1970-01-01 UTC.
  public let workedAt: Int
  /// The number of recipes or entries in it, those that cannot be read counted too.
  public let total: Int
  /// The number of them that the household has already.
  public let known: Int
  /// The number of them looked at while taking.
  public let seen: Int
  /// The first names, at most twelve; of several kinds "recipes 44", each with its number.
  public let names: [String]
  /// The number of those that cannot be read.
  public let brokenCount: Int
  /// The first of them with the reason, "Soup: it has no name", at most fifty.
  public let broken: [String]
  /// The number of those that came of it and are there.
  public let added: Int
  /// What the columns of a table mean; nil for any other file.
  public let columns: BroughtColumns?

  /// The kinds of things in it; none for a file that was looked into by an earlier release.
  public let parts: [ImportPart]

  /// How many would be taken.
  public var new: Int { total - known - brokenCount }

  /// True if it can be taken as it is.
  public var isReady: Bool { columns?.missing == nil }

  /// The seconds after which work that says nothing has ended with its process.
  static let patience = 60

  /// The day of a diary's first entry, with which its name begins; nil for recipes.
  public var firstDay: LocalDate? {
    kind == .diary ? names.first.flatMap { LocalDate(iso: String($0.prefix(10))) } : nil
  }

  /// Returns true if its work was broken off, by a restart or a power cut.
  ///
  /// - Parameter now: Seconds since 1970-01-01 UTC.
  public func isStuck(at now: Int) -> Bool { state == .taking && now - workedAt > Self.patience }
}
