import TiffinCore

/// A typed date that could not be parsed. It is passed in the address of the next page, which reports it.
struct InvalidDate: Sendable {
  /// The text as typed, possibly empty; nil if it is too long to be repeated.
  let text: String?

  /// Creates the value from a typed date; nil if the date is valid.
  init?(typed: String) {
    guard LocalDate(typed: typed) == nil else { return nil }
    text = typed.utf8.count <= 20 && !typed.isSameBytes(as: Self.untold) ? typed : nil
  }

  /// The text as the value of a query field.
  var inAddress: String { text ?? Self.untold }

  private static let untold = "unread"

  /// A sentence, or the beginning of one, without a full stop.
  var sentence: String {
    guard let text else { return "The date was not understood" }
    // The text is isolated, since it may be written from right to left.
    return text.isEmpty ? "No date was given" : "“\u{2068}\(text)\u{2069}” was not understood as a date"
  }
}
