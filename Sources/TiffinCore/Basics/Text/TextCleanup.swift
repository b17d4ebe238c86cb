/// Clean-up of untrusted text for storing and showing it.
enum TextCleanup {
  /// Returns one line of at most `limit` bytes of UTF-8: runs of white space and control characters become one space,
  /// and are removed at both ends.
  static func line(_ text: some StringProtocol, limit: Int = 1_000) -> String {
    if isLine(text.utf8) { return clipped(String(text), limit) }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isGap(scalar) {
        line.append(scalar)
      } else if let last = line.last, last != " " {
        line.append(" ")
      }
    }
    return clipped(Whitespace.trimmed(String(line)), limit)
  }

  /// Returns true if the text is clean already, as most are: ASCII with single spaces between words, and none around
  /// them.
  private static func isLine(_ bytes: some Sequence<UInt8>) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in bytes {
      guard (0x20..<0x7F).contains(byte), byte != last || byte != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }

  /// Returns the lines that are not empty, each cleaned by ``line(_:limit:)``; only the first ones if the reading
  /// budget is spent.
  ///
  /// Lines end at Unicode's line breaks: CR LF, CR, LF, VT, FF, U+0085, U+2028, U+2029.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of a line, in bytes of UTF-8.
  ///   - most: The maximum number of lines.
  static func lines(_ text: String, limit: Int = 10_000, most: Int = 100_000) -> [String] {
    var lines: [String] = []
    var rest = text.unicodeScalars[...]
    var reading = ReadingSteps()
    while lines.count < most, !rest.isEmpty, reading.next() {
      let end = rest.firstIndex(where: endsLine) ?? rest.endIndex
      let line = line(Substring(rest[..<end]), limit: limit)
      if !line.isEmpty { lines.append(line) }
      rest = rest[end...].dropFirst()
    }
    return lines
  }

  /// Returns the text without control characters other than tabs, and without white space around it; at most `limit`
  /// bytes of UTF-8.
  static func trimmed(_ text: String, limit: Int = 1_000) -> String {
    let scalars = text.unicodeScalars.filter { !isGap($0) || $0 == "\t" || !isControl($0) }
    return clipped(Whitespace.trimmed(String(String.UnicodeScalarView(scalars))), limit)
  }

  /// Returns the beginning of a text, at most `limit` bytes: whole characters, without white space around them if it
  /// was cut.
  static func clipped(_ text: String, _ limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let last = text.utf8.index(text.startIndex, offsetBy: limit)
    var end = lastClearCut(text.utf8, before: last)
    while case let next = text.index(after: end), next <= last { end = next }
    return Whitespace.trimmed(String(text[..<end]))
  }

  /// Returns the last index, at most `last`, between two printable ASCII characters, where a character ends for sure;
  /// the start if there is none. Only the few characters after this index must then be measured.
  private static func lastClearCut(_ bytes: String.UTF8View, before last: String.Index) -> String.Index {
    var place = last
    while place > bytes.startIndex {
      let before = bytes.index(before: place)
      if (0x20..<0x7F).contains(bytes[place]), (0x20..<0x7F).contains(bytes[before]) { return place }
      place = before
    }
    return place
  }

  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    isControl(scalar) || Whitespace.isBlank(scalar)
  }

  /// Returns true if the scalar is a control character: U+0000 to U+001F, or U+007F to U+009F.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
