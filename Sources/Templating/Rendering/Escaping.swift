extension Output {
  /// Writes text with `&`, `<`, `>`, `"` and `'` escaped.
  ///
  /// Works on the bytes of UTF-8: a `"` and the combining accent after it are one `Character`, and comparing
  /// characters would let that quote through.
  public mutating func write(_ text: String) {
    if text.isEmpty { return }
    let source = text.utf8.span
    var written = 0
    for index in source.indices where Escaping.isNeeded(source[index]) {
      write(bytes: source.extracting(written..<index))
      write(markup: Escaping.entity(source[index]))
      written = index + 1
    }
    write(bytes: source.extracting(written...))
  }
}

enum Escaping {
  /// A bit for each of the five characters; all lie below 64.
  private static let special: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

  @inline(__always) static func isNeeded(_ byte: UInt8) -> Bool {
    byte < 64 && special & (1 << UInt64(byte)) != 0
  }

  static func entity(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: "&quot;"
    case 0x26: "&amp;"
    case 0x27: "&#39;"
    case 0x3C: "&lt;"
    default: "&gt;"
    }
  }
}
