/// The name of a meal in the person's words, stored as typed.
public struct MealName: TypedText {
  /// The maximum length in bytes of UTF-8.
  public static let limit = 1_000

  /// The name as typed, including surrounding white space.
  public let text: String

  /// Creates a name.
  ///
  /// - Throws: ``MealError/nameBlank`` if there is only white space; ``MealError/nameTooLong(_:)`` if the name exceeds
  ///   ``limit``; ``MealError/nullCharacter`` if it contains U+0000.
  public init(_ typed: String) throws(MealError) {
    guard !Whitespace.isBlank(typed) else { throw .nameBlank }
    guard typed.utf8.count <= Self.limit else { throw .nameTooLong(typed.characters(fittingIn: Self.limit)) }
    guard !Whitespace.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// Creates a name from a row, which the schema has validated.
  init(stored text: String) {
    self.text = text
  }
}
