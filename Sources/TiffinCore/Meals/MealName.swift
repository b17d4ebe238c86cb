/// What was eaten, in the person's words, kept as typed.
public struct MealName: Hashable, Sendable {
  /// The most bytes of UTF-8.
  public static let limit = 1_000

  /// As typed: outer blanks stay.
  public let text: String

  /// - Throws: ``MealError/nameBlank`` for nothing but white space, ``MealError/nameTooLong``,
  ///   ``MealError/nullCharacter``.
  public init(_ typed: String) throws(MealError) {
    guard !Blank.isBlank(typed) else { throw .nameBlank }
    guard typed.utf8.count <= Self.limit else { throw .nameTooLong }
    guard !Blank.holdsNull(typed) else { throw .nullCharacter }
    self.text = typed
  }

  /// From a row that the schema guards.
  init(stored text: String) {
    self.text = text
  }

  // Swift's own comparison takes é and e + ´ for the same; as typed means byte for byte.
  /// Byte for byte.
  public static func == (one: MealName, other: MealName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Byte for byte, as they are compared.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
