/// The food, in the person's words, kept as typed.
public struct MealName: TypedText {
  /// The most bytes of UTF-8.
  public static let limit = 1_000

  /// The name as typed: outer blanks stay.
  public let text: String

  /// - Throws: ``MealError/nameBlank`` if there is only white space, ``MealError/nameTooLong(_:)``,
  ///   ``MealError/nullCharacter``.
  public init(_ typed: String) throws(MealError) {
    guard !Blank.isBlank(typed) else { throw .nameBlank }
    guard typed.utf8.count <= Self.limit else { throw .nameTooLong(typed.characters(fittingIn: Self.limit)) }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// Wraps a name from a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }
}
