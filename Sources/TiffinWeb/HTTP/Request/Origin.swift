/// A site: scheme, host and port, as in an `Origin` header or a configured address.
struct Origin: Equatable, Sendable {
  enum Scheme: String, Sendable {
    case http
    case https

    var port: String { self == .http ? "80" : "443" }
  }

  let scheme: Scheme
  /// Host and port in lower case; the scheme's default port is left out.
  let authority: String

  /// Parses `https://food.example:8443`. A path, query or fragment after it is ignored.
  ///
  /// - Returns: Nil for `null`, another scheme, a user name, or no host.
  init?(_ url: String) {
    let bytes = url.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let scheme = Scheme(rawValue: url[..<colon].lowercased()),
      bytes[colon...].starts(with: "://".utf8)
    else { return nil }
    let rest = bytes[colon...].dropFirst(3)
    let end = rest.firstIndex(where: Self.endsAuthority) ?? rest.endIndex
    self.init(scheme, host: String(Substring(rest[..<end])))
  }

  /// Returns the part of a URL after scheme, host and port: `/food/`.
  static func rest(of url: String) -> String {
    let authority = url.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
    return String(decoding: authority.drop { !endsAuthority($0) }, as: UTF8.self)
  }

  /// Creates an origin from a `Host` header.
  ///
  /// - Returns: Nil if the header is empty, or contains more than a host and a port.
  init?(_ scheme: Scheme, host: String) {
    guard !host.utf8.contains(where: Self.endsAuthority), let authority = Self.authority(Substring(host), scheme)
    else { return nil }
    self.scheme = scheme
    self.authority = authority
  }

  /// The origin in the format of an `Origin` header.
  var text: String { "\(scheme.rawValue)://\(authority)" }

  /// Returns true if a `Host` header, which has no scheme, names this origin.
  func isAt(host: String) -> Bool {
    Self.authority(Substring(host), scheme) == authority
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func authority(_ text: Substring, _ scheme: Scheme) -> String? {
    let bytes = text.utf8
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "@") }) else { return nil }
    let lower = text.lowercased()
    let port = ":" + scheme.port
    guard lower.utf8.count > port.utf8.count, lower.utf8.suffix(port.utf8.count).elementsEqual(port.utf8) else {
      return lower
    }
    return String(lower.utf8.dropLast(port.utf8.count))
  }
}
