import TiffinCore

/// A typed date that was not understood; it is passed on in an address, to be named on the page that follows.
struct UnreadDate: Sendable {
  /// As typed, possibly empty; nil if it was too long for a date, and is not repeated.
  let text: String?

  /// Nil if the date is valid.
  init?(typed: String) {
    guard LocalDate(typed: typed) == nil else { return nil }
    text = typed.utf8.count <= 20 && !typed.isSameBytes(as: Self.untold) ? typed : nil
  }

  /// The text as passed on in an address.
  var inAddress: String { text ?? Self.untold }

  private static let untold = "unread"

  /// A sentence, or the beginning of one.
  var sentence: String {
    guard let text else { return "The date was not understood" }
    // Isolated, since it may run from right to left.
    return text.isEmpty ? "No date was given" : "“\u{2068}\(text)\u{2069}” was not understood as a date"
  }
}
