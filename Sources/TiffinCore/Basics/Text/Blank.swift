/// White space as Unicode means it (the White_Space property).
enum Blank {
  /// All of it. A released schema has these in it.
  static let codePoints =
    [9, 10, 11, 12, 13, 32, 133, 160, 5760] + Array(8192...8202) + [8232, 8233, 8239, 8287, 12288]

  /// True also for the empty text.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Whether U+0000 is somewhere in it.
  static func holdsNull(_ text: String) -> Bool {
    text.utf8.contains(0)
  }

  /// The text without what nobody sees: zero-width blanks, soft hyphens, marks of direction.
  static func withoutInvisible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
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
