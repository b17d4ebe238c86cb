import HTTPTypes
import Platform
import TiffinCore

/// The rule for reading the metrics: if a token is set, a request with the token; otherwise only programs on this
/// machine.
///
/// Behind a web server every request comes from this machine, so the client address passed by the web server is
/// checked. If that web server is itself behind another proxy, every client has this machine's address; such requests
/// are recognised by the site's host name, or by a header with the original address.
struct MetricsAccess: Sendable {
  /// The setting TIFFIN_METRICS_TOKEN; nil if it is not set.
  let token: String?

  /// The headers that proxies add to a request.
  private static let forwarding = ["HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_X_REAL_IP", "HTTP_VIA"]

  func allows(_ request: Request) -> Bool {
    if let token { return SecretToken.isEqual(request.header(.authorization) ?? "", "Bearer \(token)") }
    return Self.isLocal(request.remoteAddress) && Self.forwarding.allSatisfy { (request.variable($0) ?? "").isEmpty }
      && Self.namesThisMachine(request.variable("HTTP_HOST") ?? "")
  }

  /// Returns true if the address is `127.0.0.1`, another one of its block, or `::1`.
  private static func isLocal(_ address: String) -> Bool {
    if let short = IPAddressParser.ofIPv4(address) { return short.first == 127 }
    guard let long = IPAddressParser.ofIPv6(address) else { return false }
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    return long.starts(with: mapped) ? long[12] == 127 : long.dropLast().allSatisfy { $0 == 0 } && long.last == 1
  }

  /// Returns true if a host name names this machine.
  ///
  /// - Parameter host: The value of a `Host` header, with or without a port.
  private static func namesThisMachine(_ host: String) -> Bool {
    if host.utf8.first == UInt8(ascii: "[") {
      return isLocal(String(decoding: host.utf8.dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self))
    }
    let name = String(decoding: host.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    return name.utf8.equalsIgnoringCase("localhost") || isLocal(name)
  }
}
