import Platform

/// The origin of a request, as coarse as one internet customer's block of addresses.
struct NetworkAddress: Hashable {
  /// IPv4: the address. IPv6: its /64, the smallest block that customers get. Anything else: the text itself.
  let subscriber: String
  /// IPv6: its /48, the largest block that customers get on request. Nil for anything else.
  let site: String?

  /// - Parameter text: The web server's `REMOTE_ADDR`.
  init(_ text: String) {
    let long = AddressBytes.ofIPv6(text)
    if let long, !long.starts(with: Self.mapped) {
      subscriber = Self.hexadecimal(long[..<8])
      site = Self.hexadecimal(long[..<6])
    } else {
      let short = long.map { $0[12...] } ?? AddressBytes.ofIPv4(text)?[...]
      subscriber = short.map(Self.hexadecimal) ?? text
      site = nil
    }
  }

  /// `::ffff:192.0.2.1` is 192.0.2.1.
  private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    Hexadecimal.text(of: Array(bytes))
  }
}
