/// A web address that pages may link to: http or https, and nothing that browsers could run as a script.
///
/// Its target may still be unsafe; the addresses that Tiffin itself connects to are checked when it connects.
public struct WebAddress: Hashable, Sendable {
  /// The maximum length in bytes.
  public static let limit = 2_000

  /// The address, without spaces, control characters, quotation marks and angle brackets.
  public let text: String

  /// Parses an address. Outer white space is removed, inner spaces become `%20`.
  ///
  /// Nil without `http://` or `https://` in front, without a host, with a name or password before the host, with a
  /// control character, backslash, quotation mark, backtick or angle bracket, or above ``limit``.
  public init?(_ text: String) {
    let trimmed = Whitespace.trimmed(text)
    guard trimmed.utf8.count <= Self.limit else { return nil }
    var bytes: [UInt8] = []
    for byte in trimmed.utf8 {
      guard byte >= 0x20, byte != 0x7F, !"\\\"<>`".utf8.contains(byte) else { return nil }
      if byte == 0x20 { bytes += "%20".utf8 } else { bytes.append(byte) }
    }
    guard bytes.count <= Self.limit, let host = Self.authority(of: bytes), !host.isEmpty, !host.contains(atSign) else {
      return nil
    }
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  /// The host with its port, if there is one, for people to read: "www.example.org".
  public var host: String {
    let rest = text.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
    return String(Substring(rest.prefix { !"/?#".utf8.contains($0) }))
  }

  /// Resolves a reference on a page: a whole address, `//host/…`, `/…`, or a path relative to the page's address.
  ///
  /// Nil if it is not a web address, or if it is relative without a known page.
  public init?(_ text: String, on page: WebAddress?) {
    if let whole = WebAddress(text) {
      self = whole
      return
    }
    let text = Whitespace.trimmed(text)
    let hasScheme = text.utf8.prefix { !"/?#".utf8.contains($0) }.contains(UInt8(ascii: ":"))
    guard let page, !text.isEmpty, !hasScheme else { return nil }
    self.init(page.beginning(of: text) + text)
  }

  /// Returns the part of this address that is prepended to a relative reference.
  private func beginning(of text: String) -> String {
    let bytes = self.text.utf8
    let scheme = bytes.prefix { $0 != UInt8(ascii: "/") }
    if text.utf8.starts(with: "//".utf8) { return String(Substring(scheme)) }
    let path = bytes.dropFirst(scheme.count + 2).firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
    let origin = String(self.text[..<path])
    if text.utf8.first == UInt8(ascii: "/") { return origin }
    let folders = bytes[path...].prefix { !"?#".utf8.contains($0) }
    let end = folders.lastIndex(of: UInt8(ascii: "/")) ?? path
    return origin + self.text[path..<end] + "/"
  }

  /// Returns the part of an address from the two slashes to the path; nil without http or https.
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

extension WebAddress {
  /// Returns true if both addresses lead to the same page, as far as can be told without a request.
  ///
  /// Differences that never change the page are ignored: the case of scheme and host, the fragment, which browsers do
  /// not send, and `utm_…` fields, which sites use for visitor statistics. A slash at the end of the path is ignored,
  /// too, as nearly all sites redirect one form to the other. Everything else may be another page: the case of the
  /// path, other fields and their order, `www.`, and http instead of https.
  public func isSamePage(as other: WebAddress) -> Bool { compared.utf8.elementsEqual(other.compared.utf8) }

  private var compared: String {
    let whole = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    let address = whole.prefix { $0 != UInt8(ascii: "?") }
    let scheme = address.prefix { $0 != UInt8(ascii: "/") }
    let host = address.dropFirst(scheme.count + 2).prefix { $0 != UInt8(ascii: "/") }
    var path = address.dropFirst(scheme.count + 2 + host.count)
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    let fields = whole.dropFirst(address.count + 1).split(separator: UInt8(ascii: "&"))
      .filter { !Substring($0).lowercased().utf8.starts(with: "utm_".utf8) }
      .map { String(Substring($0)) }
    return Substring(scheme).lowercased() + "//" + Substring(host).lowercased() + String(Substring(path))
      + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
  }
}

private let atSign = UInt8(ascii: "@")
