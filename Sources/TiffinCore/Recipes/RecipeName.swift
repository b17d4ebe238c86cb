/// The name of a recipe, kept as typed; never blank.
public struct RecipeName: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 1_000

  /// The name as typed: outer blanks stay.
  public let text: String

  /// - Throws: ``RecipeError/nameBlank``, ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(_ typed: String) throws(RecipeError) {
    guard !Blank.isBlank(typed) else { throw .nameBlank }
    self.text = try RecipeText(typed, limit: Self.limit).text
  }

  /// Wraps a name from a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }
}

/// A text of a recipe, kept as typed; may be empty.
public struct RecipeText: TypedText {
  /// No text.
  public static let none = RecipeText(stored: "")
  /// The most bytes of instructions.
  public static let instructionsLimit = 100_000
  /// The most bytes of a category, a cuisine, a tag.
  public static let wordLimit = 200

  /// The text as typed.
  public let text: String

  /// - Throws: ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(_ typed: String, limit: Int) throws(RecipeError) {
    guard typed.utf8.count <= limit else { throw .tooLong(typed.characters(fittingIn: limit)) }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// Wraps a text from a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }

  /// True if the text is empty or only white space.
  public var isBlank: Bool { Self.isBlank(text) }

  /// Returns true if a text is empty or only white space.
  public static func isBlank(_ text: String) -> Bool { Blank.isBlank(text) }
}

/// A reason why a value is refused for a recipe.
public enum RecipeError: Error, Hashable, Sendable {
  /// No name, or only white space.
  case nameBlank
  /// Too many bytes of UTF-8, with the number of characters that fit.
  case tooLong(Int)
  /// More lines of ingredients than ``RecipeIngredient/mostLines``, or more than 20 tags.
  case tooMany
  /// A text with U+0000, which not every database can store.
  case nullCharacter
}
