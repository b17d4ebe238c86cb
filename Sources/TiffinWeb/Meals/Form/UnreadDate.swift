import TiffinCore

/// A typed date that was not understood; it travels in an address, to be named on the page that follows.
struct UnreadDate: Sendable {
  /// As typed, empty where nothing was. Nil: too long to be a date, and not repeated.
  let text: String?

  /// Nil for a date that is one.
  init?(typed: String) {
    guard LocalDate(typed: typed) == nil else { return nil }
    text = typed.utf8.count <= 20 && !typed.isSameBytes(as: Self.untold) ? typed : nil
  }

  /// As it stands in an address.
  var inAddress: String { text ?? Self.untold }

  private static let untold = "unread"

  /// As a sentence, or the beginning of one.
  var sentence: String {
    guard let text else { return "The date was not understood" }
    // Isolated, since it may run from right to left.
    return text.isEmpty ? "No date was given" : "“\u{2068}\(text)\u{2069}” was not understood as a date"
  }
}
