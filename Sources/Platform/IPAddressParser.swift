import Glibc

/// A parser of IP addresses that uses the system's rules (inet_pton).
package enum IPAddressParser {
  /// Returns the sixteen bytes of an address; nil if the text is not an IPv6 address.
  package static func ofIPv6(_ text: String) -> [UInt8]? { bytes(text, AF_INET6, count: 16) }

  /// Returns the four bytes of an address; nil if the text is not an IPv4 address.
  package static func ofIPv4(_ text: String) -> [UInt8]? { bytes(text, AF_INET, count: 4) }

  private static func bytes(_ text: String, _ family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return unsafe inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }
}
