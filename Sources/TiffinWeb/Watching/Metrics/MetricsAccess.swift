import HTTPTypes
import Platform
import TiffinCore

/// Who may see the numbers: with a token who has it; without one, programs on this machine that ask for them here.
///
/// Behind a web server every request comes from this machine, so what counts is the visitor's address as the web server
/// tells it. Where that one stands behind another, all visitors have the address of this machine: they come by the
/// site's own name, or with a header that says where from.
struct MetricsAccess: Sendable {
  /// The setting TIFFIN_METRICS_TOKEN.
  let token: String?

  /// Headers of those that pass a request on.
  private static let forwarding = ["HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_X_REAL_IP", "HTTP_VIA"]

  func allows(_ request: Request) -> Bool {
    if let token { return SecretToken.isEqual(request.header(.authorization) ?? "", "Bearer \(token)") }
    return Self.isOfHere(request.remoteAddress) && Self.forwarding.allSatisfy { (request.variable($0) ?? "").isEmpty }
      && Self.namesThisMachine(request.variable("HTTP_HOST") ?? "")
  }

  /// True for `127.0.0.1`, the others of its block, and `::1`.
  private static func isOfHere(_ address: String) -> Bool {
    if let short = AddressBytes.ofIPv4(address) { return short.first == 127 }
    guard let long = AddressBytes.ofIPv6(address) else { return false }
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    return long.starts(with: mapped) ? long[12] == 127 : long.dropLast().allSatisfy { $0 == 0 } && long.last == 1
  }

  /// - Parameter host: as in a `Host` header, with a port or without.
  private static func namesThisMachine(_ host: String) -> Bool {
    if host.utf8.first == UInt8(ascii: "[") {
      return isOfHere(String(decoding: host.utf8.dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self))
    }
    let name = String(decoding: host.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    return name.utf8.equalsIgnoringCase("localhost") || isOfHere(name)
  }
}
