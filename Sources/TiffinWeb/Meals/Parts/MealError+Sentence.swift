import TiffinCore

extension MealError: FieldError {
  /// What the visitor can do about it.
  func sentence(of field: String) -> String {
    switch self {
    case .nameBlank: "Give the meal a name"
    case .nameTooLong: "Use at most \(Formatter.grouped(MealName.limit)) characters"
    case .categoryTooLong: "Use at most \(Formatter.grouped(MealCategory.limit)) characters"
    case .notesTooLong: "Use at most \(Formatter.grouped(Notes.limit)) characters"
    case .nullCharacter: "Contains an invalid character. Please retype it"
    case .ratingOutOfRange: "Give \(Rating.range.lowerBound) to \(Rating.range.upperBound) stars"
    }
  }
}
