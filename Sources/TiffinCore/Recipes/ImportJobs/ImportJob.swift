/// An import of a file, with its result.
public struct ImportJob: Identifiable, Equatable, Sendable {
  /// The identifier of an import.
  public typealias ID = Identifier<ImportJob>

  /// The kind of a file's contents.
  public enum Kind: String, Sendable {
    /// Recipes, which are imported for the household.
    case recipes
    /// The diary of one person, which the household's other members cannot see.
    case diary
    /// Rows of several kinds: Tiffin's own export of a household and a person, or another app's recipes with its plan
    /// and its shopping list.
    case household
  }

  /// The state of an import.
  public enum State: String, Sendable {
    /// The file was read, and its import has not started.
    case found
    /// The import is running.
    case taking
    /// The import is finished.
    case taken
    /// The import was undone.
    case back
  }

  /// The import's identifier.
  public let id: ID
  /// The kind of the file's contents.
  public let kind: Kind
  /// True if only the person who uploaded the file can see the import.
  public let isOnePersons: Bool
  /// The name of the app, such as "Mealie".
  public let app: String
  /// The file's name as uploaded, on one line.
  public let fileName: String
  /// The state of the import.
  public let state: State
  /// The time of the upload, in seconds since 1970-01-01 UTC.
  public let begunAt: Int
  /// The time of the last progress, in seconds since 1970-01-01 UTC.
  public let workedAt: Int
  /// The number of recipes or entries in the file, including unreadable ones.
  public let total: Int
  /// The number of recipes or entries that the household already has.
  public let known: Int
  /// The number of recipes or entries processed so far.
  public let seen: Int
  /// The first names, at most twelve; in a file with several kinds, each kind and its number, such as "recipes 44".
  public let names: [String]
  /// The number of unreadable recipes or entries.
  public let brokenCount: Int
  /// The first unreadable recipes or entries with the reason, such as "Soup: it has no name", at most fifty.
  public let broken: [String]
  /// The number of imported rows that still exist.
  public let added: Int
  /// The columns of a table with their meanings; nil for any other file.
  public let columns: ImportedColumns?

  /// The kinds of rows in the file; empty for a file that was uploaded to an earlier release.
  public let parts: [ImportRowKind]

  /// The number of rows that would be imported.
  public var new: Int { total - known - brokenCount }

  /// True if the import can start without further information.
  public var isReady: Bool { columns?.missing == nil }

  /// The seconds without progress after which a running import counts as interrupted.
  static let timeout = 60

  /// The day of a diary's first entry, with which that entry's name begins; nil for other files, and for a diary
  /// without entries.
  public var firstDay: LocalDate? {
    kind == .diary ? names.first.flatMap { LocalDate(iso: String($0.prefix(10))) } : nil
  }

  /// Returns true if the import was interrupted, for example by a restart.
  ///
  /// - Parameter now: The current time, in seconds since 1970-01-01 UTC.
  public func isStuck(at now: Int) -> Bool { state == .taking && now - workedAt > Self.timeout }
}
