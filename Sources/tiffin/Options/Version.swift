/// The release of this program, stated here alone.
enum Version {
  /// As in the CHANGELOG's headings.
  static let text = "0.1.0"
}
