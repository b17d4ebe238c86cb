import Platform

/// A network of IP addresses that begin with the same bits, or a single address.
struct AddressNetwork: Equatable, Sendable {
  private let prefix: [UInt8]
  private let bits: Int

  /// Parses `192.0.2.1`, `192.0.2.0/24`, `2001:db8::1` or `2001:db8::/32`; nil for any other text, and for a network of
  /// all addresses.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count <= 2, let prefix = Self.bytes(String(decoding: parts[0], as: UTF8.self)) else { return nil }
    var bits = prefix.count * 8
    if parts.count == 2 {
      guard (1...3).contains(parts[1].count), parts[1].allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(String(decoding: parts[1], as: UTF8.self)), (1...bits).contains(number)
      else { return nil }
      bits = number
    }
    self.prefix = prefix
    self.bits = bits
  }

  /// Returns the bytes of an address: four of IPv4, also where it is mapped into IPv6, else sixteen; nil if the text is
  /// no address.
  static func bytes(_ text: String) -> [UInt8]? {
    if let short = IPAddressParser.ofIPv4(text) { return short }
    guard let long = IPAddressParser.ofIPv6(text) else { return nil }
    return long.starts(with: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]) ? Array(long[12...]) : long
  }

  /// Returns true if the network contains an address, given by its bytes.
  func holds(_ address: [UInt8]) -> Bool {
    guard address.count == prefix.count else { return false }
    let (whole, rest) = (bits / 8, bits % 8)
    guard address.prefix(whole).elementsEqual(prefix.prefix(whole)) else { return false }
    return rest == 0 || (address[whole] ^ prefix[whole]) >> (8 - rest) == 0
  }
}
