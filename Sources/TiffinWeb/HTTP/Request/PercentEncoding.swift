import Templating

/// Percent-encoding and decoding of UTF-8 bytes.
enum PercentEncoding {
  /// Decodes bytes strictly: returns nil if a `%` is not followed by two hexadecimal digits.
  static func decodeStrictly(_ bytes: some Sequence<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else { return nil }
      decoded.append(high << 4 | low)
    }
    return decoded
  }

  /// Decodes bytes leniently, as in a form: `+` becomes a space, and a `%` without two hexadecimal digits is unchanged.
  /// - Source: URL Standard, "application/x-www-form-urlencoded parsing".
  static func decodeForm(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      if let byte = escape(in: bytes, at: at) {
        decoded.append(byte)
        at += 3
      } else {
        decoded.append(bytes[at] == UInt8(ascii: "+") ? UInt8(ascii: " ") : bytes[at])
        at += 1
      }
    }
    return decoded
  }

  private static func escape(in bytes: ArraySlice<UInt8>, at: Int) -> UInt8? {
    guard bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.endIndex,
      let high = bytes[at + 1].hexValue, let low = bytes[at + 2].hexValue
    else { return nil }
    return high << 4 | low
  }

  /// Writes text percent-encoded, for one path segment or one query value.
  static func write(_ text: String, to out: inout Output) {
    // Fast path: most segments and values are words and numbers.
    if isUnreserved(text.utf8.span) { return out.write(markup: text) }
    for byte in text.utf8 { write(byte, isPlain: isUnreserved(byte), to: &out) }
  }

  /// Returns text percent-encoded, for one path segment or one query value.
  static func encoded(_ text: String) -> String {
    isUnreserved(text.utf8.span) ? text : Output.text(capacity: text.utf8.count * 3) { write(text, to: &$0) }
  }

  /// Returns a whole URL, encoding only the bytes that are invalid in a header or a URL.
  static func encodeForHeader(_ url: String) -> String {
    visible(url.utf8)
  }

  /// Returns bytes as one visible word, with spaces, control characters and non-ASCII bytes encoded.
  static func visible(_ bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy(isVisible) { return String(decoding: bytes, as: UTF8.self) }
    return Output.text(capacity: bytes.count) { out in
      for byte in bytes { write(byte, isPlain: isVisible(byte), to: &out) }
    }
  }

  /// Returns true if the byte needs no encoding.
  ///
  /// - Source: RFC 3986, 2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    // A bit set is used for speed, as every URL on a page is checked. The bits are digits, `-` and `.`, then letters,
    // `_` and `~`.
    let (low, high): (UInt64, UInt64) = (0x03FF_6000_0000_0000, 0x47FF_FFFE_87FF_FFFE)
    return byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  private static func isUnreserved(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where !isUnreserved(bytes[index]) { return false }
    return true
  }

  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  private static func write(_ byte: UInt8, isPlain: Bool, to out: inout Output) {
    if isPlain { return out.write(byte: byte) }
    out.write(byte: UInt8(ascii: "%"))
    out.write(byte: digits[Int(byte >> 4)])
    out.write(byte: digits[Int(byte & 15)])
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
