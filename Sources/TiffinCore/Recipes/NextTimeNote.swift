/// A household's note on a recipe for the next time someone cooks it, such as "Less ginger". It is never empty or only
/// whitespace.
public struct NextTimeNote: Hashable, Sendable {
  /// The maximum number of UTF-8 bytes.
  public static let limit = 2_000

  /// The note as typed, without surrounding whitespace.
  public let text: String
  /// The day on which the note was written; nil if it is unknown.
  public let day: LocalDate?

  /// Creates a note from typed text; nil if the text is empty or only whitespace.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init?(_ typed: String, on day: LocalDate?) throws(RecipeError) {
    if Whitespace.isBlank(typed) { return nil }
    self.init(stored: try RecipeFieldText(Whitespace.trimmed(typed), limit: Self.limit).text, on: day)
  }

  /// Creates a note from a database row. The database schema checks its value.
  init(stored text: String, on day: LocalDate?) {
    (self.text, self.day) = (text, day)
  }
}

/// A change of a household's note on a recipe, as a part of another change.
public enum NextTimeNoteChange: Hashable, Sendable {
  /// The note is not changed.
  case unchanged
  /// The note is replaced; nil removes it.
  case set(NextTimeNote?)
}
