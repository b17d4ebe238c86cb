import TiffinCore

extension Rating {
  /// Parses the value of a rating control: one digit.
  ///
  /// - Throws: ``MealError/ratingOutOfRange(_:)`` for anything else.
  init(typed: String) throws(MealError) {
    guard typed.utf8.count == 1, let stars = Int(typed) else { throw .ratingOutOfRange(-1) }
    try self.init(stars)
  }
}
