/// When in the day a meal belongs: one of four, or any other text the person typed.
public enum MealCategory: Hashable, Sendable {
  case breakfast, lunch, dinner, snack
  /// Kept as typed; may be empty. Only made by ``init(_:)``, so that it is never one of the four in disguise.
  case other(Other)

  /// The four that have lists of their own, in their order.
  public static let main: [MealCategory] = [.breakfast, .lunch, .dinner, .snack]
  /// The most bytes of UTF-8.
  public static let limit = 1_000

  /// A text that is none of the four.
  public struct Other: TypedText {
    /// As typed.
    public let text: String

    fileprivate init(_ text: String) {
      self.text = text
    }
  }

  /// One of the four when case, accents, outer blanks and what nobody sees are the only difference; else the text as
  /// typed. Letters of other scripts that look alike are other letters.
  ///
  /// - Throws: ``MealError/categoryTooLong``, ``MealError/nullCharacter``.
  public init(_ typed: String) throws(MealError) {
    guard typed.utf8.count <= Self.limit else { throw .categoryTooLong }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    let folded = Folding.folded(Blank.trimmed(Blank.withoutInvisible(typed)))
    self = Self.main.first { Folding.folded($0.name) == folded } ?? .other(Other(typed))
  }

  /// From a row that the schema guards: the four are stored by their ``name``.
  init(stored text: String) {
    switch text {
    case "Breakfast": self = .breakfast
    case "Lunch": self = .lunch
    case "Dinner": self = .dinner
    case "Snack": self = .snack
    default: self = .other(Other(text))
    }
  }

  /// `Breakfast`, `Lunch`, `Dinner`, `Snack`, or as typed.
  public var name: String {
    switch self {
    case .breakfast: "Breakfast"
    case .lunch: "Lunch"
    case .dinner: "Dinner"
    case .snack: "Snack"
    case .other(let other): other.text
    }
  }
}
