import TiffinCore

extension MealError: FieldError {
  /// What the visitor can do about it.
  func sentence(of field: String) -> String {
    switch self {
    case .nameBlank: "Give the meal a name"
    case .nameTooLong: "Shorten the name to \(MealName.limit) bytes"
    case .categoryTooLong: "Shorten the category to \(MealCategory.limit) bytes"
    case .notesTooLong: "Shorten the notes to \(Notes.limit) bytes"
    case .nullCharacter: "Take out the invisible character (U+0000)"
    case .ratingOutOfRange: "Give \(Rating.range.lowerBound) to \(Rating.range.upperBound) stars"
    }
  }
}
