import TiffinCore

/// A typed date that was not understood. An address carries it to the next page, which reports it.
struct UnreadDate: Sendable {
  /// The text as typed, possibly empty; nil if it was too long for a date, and is not repeated.
  let text: String?

  /// Creates the value from a typed date; nil if the date is valid.
  init?(typed: String) {
    guard LocalDate(typed: typed) == nil else { return nil }
    text = typed.utf8.count <= 20 && !typed.isSameBytes(as: Self.untold) ? typed : nil
  }

  /// The text as written in an address.
  var inAddress: String { text ?? Self.untold }

  private static let untold = "unread"

  /// A sentence, or the beginning of one.
  var sentence: String {
    guard let text else { return "The date was not understood" }
    // Isolated, since it may run from right to left.
    return text.isEmpty ? "No date was given" : "“\u{2068}\(text)\u{2069}” was not understood as a date"
  }
}
