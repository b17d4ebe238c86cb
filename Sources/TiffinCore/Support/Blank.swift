/// White space as Unicode means it (the White_Space property).
enum Blank {
  /// True also for the empty text.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Whether U+0000 is somewhere in it.
  static func holdsNull(_ text: String) -> Bool {
    text.utf8.contains(0)
  }

  /// The text without the white space around it.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
