/// A household's note on a recipe for the next time that somebody cooks it: "Less ginger". Never blank.
public struct NextTimeNote: Hashable, Sendable {
  /// The maximum number of bytes of UTF-8.
  public static let limit = 2_000

  /// The note as typed.
  public let text: String
  /// The day of the note; nil if unknown.
  public let day: LocalDate?

  /// Creates a note from typed text; nil if it is blank.
  ///
  /// - Throws: ``RecipeError/tooLong(_:)``, ``RecipeError/nullCharacter``.
  public init?(_ typed: String, on day: LocalDate?) throws(RecipeError) {
    if Blank.isBlank(typed) { return nil }
    self.init(stored: try RecipeText(Blank.trimmed(typed), limit: Self.limit).text, on: day)
  }

  /// Creates a note from a database row; the schema checks it.
  init(stored text: String, on day: LocalDate?) {
    (self.text, self.day) = (text, day)
  }
}
