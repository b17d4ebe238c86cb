/// An address on the web that a page may link to: http or https, and nothing that a browser could take for a script.
///
/// It says nothing about where the address leads; what Tiffin itself fetches is checked when the connection opens.
public struct WebAddress: Hashable, Sendable {
  /// The most bytes.
  public static let limit = 2_000

  /// Without blanks, control characters, quotation marks and angle brackets.
  public let text: String

  /// Blanks around the text do not matter, those inside become `%20`.
  ///
  /// Nil without `http://` or `https://` in front, without a host, with a name or password before the host, with a
  /// control character, backslash, quotation mark or angle bracket in it, and above ``limit``.
  public init?(_ text: String) {
    var bytes: [UInt8] = []
    for byte in Blank.trimmed(text).utf8 {
      guard byte >= 0x20, byte != 0x7F, !"\\\"<>`".utf8.contains(byte) else { return nil }
      bytes += byte == 0x20 ? Array("%20".utf8) : [byte]
    }
    guard bytes.count <= Self.limit, let host = Self.authority(of: bytes), !host.isEmpty, !host.contains(atSign) else {
      return nil
    }
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  /// Between the two slashes and the path; nil without a scheme of the web.
  private static func authority(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    for scheme in ["https://", "http://"] {
      let start = scheme.utf8.count
      guard bytes.prefix(start).map({ isLetter($0) ? $0 | 0x20 : $0 }).elementsEqual(scheme.utf8) else { continue }
      return bytes[start...].prefix { !"/?#".utf8.contains($0) }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

private let atSign = UInt8(ascii: "@")
