/// An error of a field, with a ready-made sentence.
struct FieldRefusal: FieldError {
  let sentence: String

  func sentence(of field: String) -> String { sentence }
}

/// A reason why the text typed into a field is invalid.
protocol FieldError: Error {
  /// Returns a sentence that tells the visitor what to do.
  ///
  /// - Parameter field: The field's label.
  func sentence(of field: String) -> String
}
