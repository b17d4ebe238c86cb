/// Anything else the person wants to remember about a meal, kept as typed; may be empty.
public struct Notes: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 20_000
  /// Nothing written.
  public static let none = Notes(stored: "")

  /// As typed.
  public let text: String

  /// - Throws: ``MealError/notesTooLong``, ``MealError/nullCharacter``.
  public init(_ typed: String) throws(MealError) {
    guard typed.utf8.count <= Self.limit else { throw .notesTooLong }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// From a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }
}
