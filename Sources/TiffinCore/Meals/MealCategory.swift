/// The meal of the day that an entry belongs to: one of four standard categories, or any other text.
public enum MealCategory: Hashable, Sendable {
  case breakfast, lunch, dinner, snack
  /// Any other category, as typed; may be empty. It never has the name of one of the four standard categories.
  case other(Other)

  /// The four standard categories, in order.
  public static let main: [MealCategory] = [.breakfast, .lunch, .dinner, .snack]
  /// The maximum length in bytes of UTF-8.
  public static let limit = 1_000

  /// A text that is not the name of a standard category.
  public struct Other: TypedText {
    /// The text as typed.
    public let text: String

    fileprivate init(_ text: String) {
      self.text = text
    }
  }

  /// Parses a category. Recognises the name of a standard category regardless of case, accents, surrounding white space
  /// and invisible characters, but not in letters of other scripts that look alike; any other text is stored as typed.
  ///
  /// - Throws: ``MealError/categoryTooLong(_:)`` if the text exceeds ``limit``; ``MealError/nullCharacter`` if it
  ///   contains U+0000.
  public init(_ typed: String) throws(MealError) {
    guard typed.utf8.count <= Self.limit else { throw .categoryTooLong(typed.characters(fittingIn: Self.limit)) }
    guard !Whitespace.holdsNull(typed) else { throw .nullCharacter }
    let folded = TextFolding.folded(Whitespace.trimmed(Whitespace.withoutInvisible(typed)))
    self = Self.main.first { TextFolding.folded($0.name) == folded } ?? .other(Other(typed))
  }

  /// Creates a category from a text in the database: one of the four standard categories if the text is its ``name``,
  /// otherwise ``other(_:)``. The database schema checks the text.
  init(stored text: String) {
    switch text {
    case "Breakfast": self = .breakfast
    case "Lunch": self = .lunch
    case "Dinner": self = .dinner
    case "Snack": self = .snack
    default: self = .other(Other(text))
    }
  }

  /// The name: `Breakfast`, `Lunch`, `Dinner`, `Snack`, or the text as typed.
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

extension MealCategory {
  /// Returns the usual category at a time of day, which forms suggest.
  ///
  /// Breakfast is from 4:00 to 10:59, lunch from 11:00 to 14:59, dinner from 17:00 to 21:59; any other time is for a
  /// snack.
  public static func usual(at time: LocalTime) -> MealCategory {
    switch time.hour {
    case 4..<11: .breakfast
    case 11..<15: .lunch
    case 17..<22: .dinner
    default: .snack
    }
  }
}
