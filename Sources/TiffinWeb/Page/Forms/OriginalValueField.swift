/// The hidden field with the original text of another field. If both texts are equal when the form is submitted, the
/// field was not edited, and a value that another person saved meanwhile is preserved.
enum OriginalValueField {
  /// Returns the name of the hidden field that belongs to a field.
  static func name(of field: String) -> String { "was_" + field }
}
