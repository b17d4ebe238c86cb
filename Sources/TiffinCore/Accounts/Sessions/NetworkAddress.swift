import Glibc

/// Where a request comes from, as coarse as one customer of the internet gets addresses.
struct NetworkAddress: Hashable {
  /// IPv4: the address. IPv6: its /64, which is the least that anybody gets. Anything else: as it was told.
  let subscriber: String
  /// IPv6: its /48, which is the most that anybody gets for the asking. Nil where there is none.
  let site: String?

  /// - Parameter text: as the web server tells it in `REMOTE_ADDR`.
  init(_ text: String) {
    let long = Self.bytes(text, AF_INET6, count: 16)
    if let long, !long.starts(with: Self.mapped) {
      subscriber = Self.hexadecimal(long[..<8])
      site = Self.hexadecimal(long[..<6])
    } else {
      let short = long.map { $0[12...] } ?? Self.bytes(text, AF_INET, count: 4)?[...]
      subscriber = short.map(Self.hexadecimal) ?? text
      site = nil
    }
  }

  /// `::ffff:192.0.2.1` is 192.0.2.1.
  private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  private static func bytes(_ text: String, _ family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return unsafe inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    Hexadecimal.text(of: bytes)
  }
}
