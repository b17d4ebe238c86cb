/// What a recipe is called, kept as typed; never blank.
public struct RecipeName: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 1_000

  /// As typed: outer blanks stay.
  public let text: String

  /// - Throws: ``RecipeError/nameBlank``, ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(_ typed: String) throws(RecipeError) {
    guard !Blank.isBlank(typed) else { throw .nameBlank }
    self.text = try RecipeText(typed, limit: Self.limit).text
  }

  /// From a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }
}

/// A text of a recipe, kept as typed; may be empty.
public struct RecipeText: TypedText {
  /// Nothing written.
  public static let none = RecipeText(stored: "")
  /// The most bytes of instructions.
  public static let instructionsLimit = 100_000
  /// The most bytes of a category, a cuisine, a tag.
  public static let wordLimit = 200

  /// As typed.
  public let text: String

  /// - Throws: ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init(_ typed: String, limit: Int) throws(RecipeError) {
    guard typed.utf8.count <= limit else { throw .tooLong(limit) }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// From a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }

  /// Whether it is nothing, or nothing but white space.
  public var isBlank: Bool { Self.isBlank(text) }

  /// Whether a text is nothing, or nothing but white space.
  public static func isBlank(_ text: String) -> Bool { Blank.isBlank(text) }
}

/// What is wrong with a value that a recipe cannot have.
public enum RecipeError: Error, Hashable, Sendable {
  /// No name, or nothing but white space.
  case nameBlank
  /// More bytes of UTF-8 than that.
  case tooLong(Int)
  /// More lines of ingredients than ``RecipeIngredient/mostLines``, or more than 20 tags.
  case tooMany
  /// U+0000 in a text: not every database keeps it.
  case nullCharacter
}
