/// The hidden field with the text that another field had on the form's page. A field that still says the same is no
/// change: what somebody else saved meanwhile stays.
enum WasField {
  /// Returns the name of the field for another one's.
  static func name(of field: String) -> String { "was_" + field }
}
