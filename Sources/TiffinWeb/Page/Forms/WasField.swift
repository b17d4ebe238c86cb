/// The hidden field with the text that another field had when the form's page was shown. A field that still has that
/// text is unchanged: a value that another person saved meanwhile is kept.
enum WasField {
  /// Returns the name of the hidden field that belongs to a field.
  static func name(of field: String) -> String { "was_" + field }
}
