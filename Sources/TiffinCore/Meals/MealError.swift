/// What is wrong with a value that a meal cannot have.
public enum MealError: Error, Hashable, Sendable {
  /// No name, or nothing but white space.
  case nameBlank
  /// More bytes of UTF-8 than ``MealName/limit``.
  case nameTooLong
  /// More bytes of UTF-8 than ``MealCategory/limit``.
  case categoryTooLong
  /// More bytes of UTF-8 than ``Notes/limit``.
  case notesTooLong
  /// U+0000 in a text: not every database keeps it.
  case nullCharacter
  /// Outside 0…5.
  case ratingOutOfRange(Int)
}
