/// A reason why a value of a meal is invalid.
public enum MealError: Error, Hashable, Sendable {
  /// The name is empty or only white space.
  case nameBlank
  /// The name has more bytes of UTF-8 than ``MealName/limit``. The value is the number of characters that fit.
  case nameTooLong(Int)
  /// The category has more bytes of UTF-8 than ``MealCategory/limit``. The value is the number of characters that fit.
  case categoryTooLong(Int)
  /// The notes have more bytes of UTF-8 than ``MealNotes/limit``. The value is the number of characters that fit.
  case notesTooLong(Int)
  /// A text contains U+0000, which not every database can store.
  case nullCharacter
  /// The rating, which is the value, is outside 0…5.
  case ratingOutOfRange(Int)
}
