/// A reason why a value is refused for a meal.
public enum MealError: Error, Hashable, Sendable {
  /// No name, or only white space.
  case nameBlank
  /// More bytes of UTF-8 than ``MealName/limit``, with the number of characters that fit.
  case nameTooLong(Int)
  /// More bytes of UTF-8 than ``MealCategory/limit``, with the number of characters that fit.
  case categoryTooLong(Int)
  /// More bytes of UTF-8 than ``Notes/limit``, with the number of characters that fit.
  case notesTooLong(Int)
  /// A text with U+0000, which not every database can store.
  case nullCharacter
  /// Outside 0…5.
  case ratingOutOfRange(Int)
}
