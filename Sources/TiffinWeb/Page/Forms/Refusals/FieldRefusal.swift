/// The error of a field as a sentence for the visitor.
struct FieldRefusal: FieldError {
  let sentence: String

  func sentence(of field: String) -> String { sentence }
}

/// The reason the text typed into a field is invalid.
protocol FieldError: Error {
  /// Returns a sentence about what the visitor can do.
  func sentence(of field: String) -> String
}
