import Platform

/// The address of a request, reduced to the block of addresses of one internet customer.
struct ClientNetwork: Hashable {
  /// For IPv4, the address; for IPv6, its /64, the smallest block that customers get; for anything else, the text
  /// itself.
  let subscriber: String
  /// For IPv6, its /48, the largest block that customers get on request; nil for anything else.
  let site: String?

  /// Parses an address.
  ///
  /// - Parameter text: The web server's `REMOTE_ADDR`.
  init(_ text: String) {
    let long = IPAddressParser.ofIPv6(text)
    if let long, !long.starts(with: Self.mapped) {
      subscriber = Self.hexadecimal(long[..<8])
      site = Self.hexadecimal(long[..<6])
    } else {
      let short = long.map { $0[12...] } ?? IPAddressParser.ofIPv4(text)?[...]
      subscriber = short.map(Self.hexadecimal) ?? text
      site = nil
    }
  }

  /// The prefix of IPv4 addresses mapped to IPv6: `::ffff:192.0.2.1` is 192.0.2.1.
  private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    Hexadecimal.text(of: Array(bytes))
  }
}
