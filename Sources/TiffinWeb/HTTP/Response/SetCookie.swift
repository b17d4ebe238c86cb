/// The value of a `Set-Cookie` header. Scripts cannot read the cookie, and browsers do not send it with POST requests
/// from other sites.
struct SetCookie: Sendable {
  let headerValue: String

  /// Creates a cookie.
  ///
  /// - Parameters:
  ///   - path: The base path.
  ///   - maxAge: The seconds until the browser removes the cookie; nil to keep it until the browser is closed, 0 to
  ///     remove it.
  ///   - isSecure: True if it may be sent over HTTPS only.
  /// - Returns: Nil if the name, value or path is invalid in a cookie.
  init?(name: String, value: String, path: String, maxAge: Int? = nil, isSecure: Bool) {
    guard !name.isEmpty, name.utf8.allSatisfy(\.isToken), value.utf8.allSatisfy(Self.isCookieByte),
      path.utf8.first == UInt8(ascii: "/"), path.utf8.allSatisfy(Self.isCookieByte)
    else { return nil }
    let age = maxAge.map { "; Max-Age=\($0)" } ?? ""
    headerValue = "\(name)=\(value); Path=\(path)\(age); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }

  /// Returns true if the byte is valid in a cookie's value.
  ///
  /// - Source: RFC 6265, 4.1.1.
  private static func isCookieByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\",;\\".utf8.contains(byte)
  }
}
