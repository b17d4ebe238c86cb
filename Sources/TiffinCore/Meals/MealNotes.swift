/// The notes about a meal, stored as typed; may be empty.
public struct MealNotes: TypedText {
  /// The maximum length in bytes of UTF-8.
  public static let limit = 20_000
  /// No notes.
  public static let none = MealNotes(stored: "")

  /// The notes as typed.
  public let text: String

  /// Creates notes.
  ///
  /// - Throws: ``MealError/notesTooLong(_:)`` if they exceed ``limit``; ``MealError/nullCharacter`` if they contain
  ///   U+0000.
  public init(_ typed: String) throws(MealError) {
    guard typed.utf8.count <= Self.limit else { throw .notesTooLong(typed.characters(fittingIn: Self.limit)) }
    guard !Whitespace.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// Creates notes from a row, which the schema has validated.
  init(stored text: String) {
    self.text = text
  }
}
