/// What is wrong with a field, as the visitor is told.
struct FieldRefusal: FieldError {
  let sentence: String

  func sentence(of field: String) -> String { sentence }
}

/// Why what was typed into a field cannot be taken.
protocol FieldError: Error {
  /// What the visitor can do about it.
  func sentence(of field: String) -> String
}
