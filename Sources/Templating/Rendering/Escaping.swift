extension Output {
  /// Writes text with `&`, `<`, `>`, `"` and `'` escaped.
  ///
  /// Works on UTF-8 bytes: a `"` and a combining accent after it are one `Character`, and comparing characters would
  /// leave that quote unescaped.
  public mutating func write(_ text: String) {
    let bytes = text.utf8.span
    var written = room.write(plain: bytes)
    while written < bytes.count {
      write(markup: Escaping.entity(bytes[written]))
      written += 1
      written += room.write(plain: bytes.extracting(written...))
    }
  }
}

enum Escaping {
  /// A bit set of the five characters, all of which are below 64.
  private static let special: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

  @inline(__always) static func isNeeded(_ byte: UInt8) -> Bool {
    byte < 64 && special & (1 << UInt64(byte)) != 0
  }

  /// Returns true if one of eight bytes must be escaped. `"` and `&` differ in one bit, and so do `<` and `>`.
  @inline(__always) static func isNeeded(inAnyOf bytes: UInt64) -> Bool {
    (zeros(among: bytes & each(0xFB) ^ each(0x22)) | zeros(among: bytes & each(0xFD) ^ each(0x3C))
      | zeros(among: bytes ^ each(0x27))) != 0
  }

  /// Returns 0 if none of the eight bytes is 0.
  ///
  /// - Source: Henry S. Warren, Hacker's Delight, 6-1: subtracting 1 from each byte sets the highest bit of those that
  ///   were 0.
  @inline(__always) private static func zeros(among bytes: UInt64) -> UInt64 {
    (bytes &- each(0x01)) & ~bytes & each(0x80)
  }

  @inline(__always) private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

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
