import CCurl
import Glibc

/// An IP address that a socket connects to.
struct SocketAddress: Equatable {
  /// The bytes of the address: four for IPv4, sixteen for IPv6.
  let bytes: [UInt8]

  /// Creates a copy of a socket's address; nil for a socket of another family.
  init?(_ address: UnsafePointer<sockaddr>, length: socklen_t) {
    let raw = unsafe UnsafeRawBufferPointer(start: address, count: Int(length))
    guard raw.count >= MemoryLayout<sockaddr_in>.size else { return nil }
    switch unsafe Int32(address.pointee.sa_family) {
    case AF_INET:
      unsafe self.init(bytes: raw, at: MemoryLayout<sockaddr_in>.offset(of: \.sin_addr), count: 4)
    case AF_INET6:
      unsafe self.init(bytes: raw, at: MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr), count: 16)
    default: return nil
    }
  }

  private init?(bytes raw: UnsafeRawBufferPointer, at offset: Int?, count: Int) {
    guard let offset, raw.count >= offset + count else { return nil }
    bytes = unsafe Array(raw[offset..<offset + count])
  }

  init?(v4 text: String) {
    self.init(AF_INET, text, count: 4)
  }

  init?(v6 text: String) {
    self.init(AF_INET6, text, count: 16)
  }

  private init?(_ family: Int32, _ text: String, count: Int) {
    var bytes = [UInt8](repeating: 0, count: count)
    guard unsafe inet_pton(family, text, &bytes) == 1 else { return nil }
    self.bytes = bytes
  }

  /// True if the address can be reached from the whole internet, not only from inside a network.
  ///
  /// IPv6 forms that embed an IPv4 address are not public, except NAT64's with a public IPv4 address: in an IPv6-only
  /// network the whole IPv4 internet has such addresses.
  var isPublic: Bool {
    guard bytes.count == 16 else { return Self.isPublic4(bytes[...]) }
    if bytes.starts(with: Self.nat64) { return Self.isPublic4(bytes[12...]) }
    let first = Self.first(bytes[...])
    return IPAddressBlock.given6.holds(first) && !IPAddressBlock.notPublic6.contains { $0.holds(first) }
  }

  /// The prefix of NAT64, 64:ff9b::/96.
  private static let nat64: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]

  private static func isPublic4(_ bytes: ArraySlice<UInt8>) -> Bool {
    let all = first(bytes)
    return !IPAddressBlock.notPublic4.contains { $0.holds(all) }
  }

  private static func first(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension SocketAddress: CustomStringConvertible {
  /// The shortest form of the address.
  var description: String {
    var room = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard unsafe inet_ntop(family, bytes, &room, socklen_t(room.count)) != nil else { return "" }
    return String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
