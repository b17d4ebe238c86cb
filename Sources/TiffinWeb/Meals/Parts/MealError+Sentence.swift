import Localization
import TiffinCore

extension MealError: FieldError {
  /// Returns a sentence that tells the visitor what to do.
  func sentence(of field: String) -> Message {
    switch self {
    case .nameBlank: Message("Give the meal a name")
    case .nameTooLong(let fitting), .categoryTooLong(let fitting), .notesTooLong(let fitting):
      Message("Use at most {number} characters", ["number": Formatter.grouped(fitting)])
    case .nullCharacter: Message("Contains an invalid character. Please retype it")
    case .ratingOutOfRange:
      Message(
        "Give {lowest} to {highest} stars", ["lowest": Rating.range.lowerBound, "highest": Rating.range.upperBound])
    }
  }
}
