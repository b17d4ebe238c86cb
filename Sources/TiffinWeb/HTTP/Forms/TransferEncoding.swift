import Platform

/// The transfer encoding of a part's content. Browsers use none; mail programs and old clients may use one.
/// - Source: RFC 2045, 6.
enum TransferEncoding {
  case none
  case base64
  case quotedPrintable

  /// Parses the header `Content-Transfer-Encoding`.
  ///
  /// - Returns: nil for an unknown encoding.
  init?(_ header: ArraySlice<UInt8>?) {
    guard let header else {
      self = .none
      return
    }
    if header.equalsIgnoringCase("base64") {
      self = .base64
    } else if header.equalsIgnoringCase("quoted-printable") {
      self = .quotedPrintable
    } else if ["7bit", "8bit", "binary"].contains(where: { header.equalsIgnoringCase($0) }) {
      self = .none
    } else {
      return nil
    }
  }

  /// Decodes a part's content.
  ///
  /// - Returns: nil if the content is not valid in this encoding.
  func decode(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    switch self {
    case .none: content
    case .base64: Self.decodeBase64(content)
    case .quotedPrintable: Self.decodeQuotedPrintable(content)
    }
  }

  private static func decodeBase64(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var digits = content.filter { !$0.isBlank && $0 != .carriageReturn && $0 != .lineFeed }
    guard digits.count.isMultiple(of: 4) else { return nil }
    for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
    return Base64.bytes(of: digits.span, in: .standard).map { $0[...] }
  }

  private static func decodeQuotedPrintable(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var decoded: ArraySlice<UInt8> = []
    var rest = content
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "=") {
        decoded.append(byte)
      } else if rest.starts(with: "\r\n".utf8) {
        rest = rest.dropFirst(2)
      } else if rest.first == .lineFeed {
        rest = rest.dropFirst()
      } else if let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue {
        decoded.append(high << 4 | low)
      } else {
        return nil
      }
    }
    return decoded
  }
}
