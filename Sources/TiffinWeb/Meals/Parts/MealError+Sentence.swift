import TiffinCore

extension MealError: FieldError {
  /// Returns a sentence that tells the visitor what to do.
  func sentence(of field: String) -> String {
    switch self {
    case .nameBlank: "Give the meal a name"
    case .nameTooLong(let fitting), .categoryTooLong(let fitting), .notesTooLong(let fitting):
      "Use at most \(Formatter.grouped(fitting)) characters"
    case .nullCharacter: "Contains an invalid character. Please retype it"
    case .ratingOutOfRange: "Give \(Rating.range.lowerBound) to \(Rating.range.upperBound) stars"
    }
  }
}
