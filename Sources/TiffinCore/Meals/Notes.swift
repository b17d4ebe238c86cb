/// Further notes about a meal, kept as typed; may be empty.
public struct Notes: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 20_000
  /// No notes.
  public static let none = Notes(stored: "")

  /// The notes as typed.
  public let text: String

  /// - Throws: ``MealError/notesTooLong(_:)``, ``MealError/nullCharacter``.
  public init(_ typed: String) throws(MealError) {
    guard typed.utf8.count <= Self.limit else { throw .notesTooLong(typed.characters(fittingIn: Self.limit)) }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// Wraps notes from a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }
}
