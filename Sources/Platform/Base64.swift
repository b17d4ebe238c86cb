/// A decoder of base64, which encodes six bits per letter.
package enum Base64 {
  /// The 64 letters that stand for the numbers 0 to 63.
  package struct Alphabet: Sendable {
    fileprivate let values: [UInt8]
    fileprivate static let skipped: UInt8 = 0xFE

    private init(endingIn last: String, skipping isSkipped: (UInt8) -> Bool = { _ in false }) {
      let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + last
      var values = (0...UInt8.max).map { isSkipped($0) ? Self.skipped : 0xFF }
      for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
      self.values = values
    }

    /// The standard alphabet.
    ///
    /// - Source: RFC 4648, section 4.
    package static let standard = Alphabet(endingIn: "+/")
    /// The alphabet for URLs and file names.
    ///
    /// - Source: RFC 4648, section 5.
    package static let url = Alphabet(endingIn: "-_")
    fileprivate static let loose = Alphabet(endingIn: "+/") { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
  }

  /// Decodes text from untrusted sources with the standard alphabet: white space, control characters and `=` are
  /// skipped, and the padding may be missing. Nil if the text contains any other character outside the alphabet.
  package static func bytes(of text: String) -> [UInt8]? { bytes(of: text.utf8.span, in: .loose) }

  /// Decodes bytes; nil if one of them is not a letter of the alphabet. Fewer than eight bits left at the end are
  /// ignored.
  package static func bytes(of text: Span<UInt8>, in alphabet: Alphabet) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var (bits, count): (UInt32, Int) = (0, 0)
    for index in text.indices {
      let value = alphabet.values[Int(text[index])]
      guard value < 64 else {
        if value == Alphabet.skipped { continue }
        return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
