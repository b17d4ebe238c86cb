/// White space as defined by Unicode (the White_Space property).
public enum Whitespace {
  /// All code points of white space. A released schema contains them, so they must not change.
  static let codePoints =
    [9, 10, 11, 12, 13, 32, 133, 160, 5760] + Array(8192...8202) + [8232, 8233, 8239, 8287, 12288]

  /// Returns true if the text is only white space, or empty.
  static func isBlank(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return (first <= 0x20 || first >= 0x80) && text.unicodeScalars.allSatisfy(isBlank)
  }

  /// Returns true if the scalar is white space: one of ``codePoints``. A switch is faster than a lookup in Unicode's
  /// tables.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9...13, 32, 133, 160, 5760, 8192...8202, 8232, 8233, 8239, 8287, 12288: true
    default: false
    }
  }

  /// Returns true if the byte is ASCII white space.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 9 && byte <= 13 }

  /// Returns true if the text contains U+0000.
  static func holdsNull(_ text: String) -> Bool {
    text.utf8.contains(0)
  }

  /// Removes invisible characters, such as zero-width spaces, soft hyphens and direction marks.
  static func withoutInvisible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
  }

  /// Removes all white space and invisible characters, as from a typed code.
  public static func removed(from text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isBlank($0) && !isInvisible($0) }))
  }

  /// Removes white space and invisible characters around a text, such as those that phones' keyboards add to a name.
  static func stripped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    func isSeen(_ scalar: Unicode.Scalar) -> Bool { !isBlank(scalar) && !isInvisible(scalar) }
    guard let first = scalars.firstIndex(where: isSeen), let last = scalars.lastIndex(where: isSeen) else { return "" }
    return String(scalars[first...last])
  }

  /// Returns true if the scalar is invisible, such as a zero-width space, a soft hyphen or a direction mark.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Removes the white space around a text.
  static func trimmed(_ text: String) -> String {
    // This path is fast: most texts begin and end in ASCII, and bytes are read faster than characters.
    let bytes = text.utf8.span
    var (start, end) = (0, bytes.count)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    if start < end, bytes[start] < 0x80, bytes[end - 1] < 0x80 {
      if end - start == bytes.count { return text }
      if let middle = try? UTF8Span(validating: bytes.extracting(start..<end)) { return String(copying: middle) }
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
