/// The name of a recipe as typed; never empty or only whitespace.
public struct RecipeName: TypedText {
  /// The maximum number of bytes of UTF-8.
  public static let limit = 1_000

  /// The name as typed, with surrounding whitespace.
  public let text: String

  /// Creates a name from typed text.
  ///
  /// - Throws: ``RecipeError/nameBlank``, ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(_ typed: String) throws(RecipeError) {
    guard !Whitespace.isBlank(typed) else { throw .nameBlank }
    self.text = try RecipeFieldText(typed, limit: Self.limit).text
  }

  /// Creates a name from a database row; the schema checks it.
  init(stored text: String) {
    self.text = text
  }
}

/// A text of a recipe as typed, such as its steps or its category; may be empty.
public struct RecipeFieldText: TypedText {
  /// The empty text.
  public static let none = RecipeFieldText(stored: "")
  /// The maximum number of bytes of instructions.
  public static let instructionsLimit = 100_000
  /// The maximum number of bytes of a category, a cuisine or a tag.
  public static let wordLimit = 200

  /// The text as typed.
  public let text: String

  /// Creates a text from typed text of at most `limit` bytes.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(_ typed: String, limit: Int) throws(RecipeError) {
    guard typed.utf8.count <= limit else { throw .tooLong(typed.characters(fittingIn: limit)) }
    guard !Whitespace.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// Creates a text from a database row; the schema checks it.
  init(stored text: String) {
    self.text = text
  }

  /// True if the text is empty or only whitespace.
  public var isBlank: Bool { Self.isBlank(text) }

  /// Returns true if a text is empty or only whitespace.
  public static func isBlank(_ text: String) -> Bool { Whitespace.isBlank(text) }
}

/// A reason why a value is refused for a recipe.
public enum RecipeError: Error, Hashable, Sendable {
  /// The name is empty or only whitespace.
  case nameBlank
  /// The text has too many bytes of UTF-8; the value is the number of characters that fit.
  case tooLong(Int)
  /// The recipe has more lines of ingredients than ``RecipeIngredient/mostLines``, or more tags than
  /// ``RecipeContent/mostTags``.
  case tooMany
  /// The text contains U+0000, which not every database can store.
  case nullCharacter
}
