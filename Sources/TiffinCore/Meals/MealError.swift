/// A reason why a value is refused for a meal.
public enum MealError: Error, Hashable, Sendable {
  /// No name, or only white space.
  case nameBlank
  /// More bytes of UTF-8 than ``MealName/limit``.
  case nameTooLong
  /// More bytes of UTF-8 than ``MealCategory/limit``.
  case categoryTooLong
  /// More bytes of UTF-8 than ``Notes/limit``.
  case notesTooLong
  /// A text with U+0000, which not every database can store.
  case nullCharacter
  /// Outside 0…5.
  case ratingOutOfRange(Int)
}
