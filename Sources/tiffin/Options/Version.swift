/// Which release this is, said here alone.
enum Version {
  /// As in the CHANGELOG's headings.
  static let text = "0.1.0"
}
