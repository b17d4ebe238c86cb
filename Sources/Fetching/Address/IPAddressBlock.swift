/// A block of addresses that begin with the same bits.
struct IPAddressBlock {
  let prefix: UInt32
  let mask: UInt32

  /// Creates the block of all addresses whose first `bits` bits (1 to 32) are those of the four bytes.
  init(_ first: UInt8, _ second: UInt8, _ third: UInt8 = 0, _ fourth: UInt8 = 0, bits: UInt32) {
    prefix = UInt32(first) << 24 | UInt32(second) << 16 | UInt32(third) << 8 | UInt32(fourth)
    mask = UInt32.max << (32 - bits)
  }

  func holds(_ bytes: UInt32) -> Bool {
    bytes & mask == prefix
  }

  /// The blocks of IPv4 that are not public.
  ///
  /// - Source: IANA IPv4 Special-Purpose Address Registry (RFC 6890), multicast, class E.
  static let notPublic4 = [
    IPAddressBlock(0, 0, bits: 8),  // this network
    IPAddressBlock(10, 0, bits: 8),  // private
    IPAddressBlock(100, 64, bits: 10),  // shared by a provider's customers; metadata at Alibaba
    IPAddressBlock(127, 0, bits: 8),  // loopback
    IPAddressBlock(168, 63, 129, 16, bits: 32),  // metadata at Azure, on a public-looking address
    IPAddressBlock(169, 254, bits: 16),  // link-local; metadata at most clouds
    IPAddressBlock(172, 16, bits: 12),  // private
    IPAddressBlock(192, 0, 0, bits: 24),  // protocol assignments; metadata at Oracle
    IPAddressBlock(192, 0, 2, bits: 24),  // documentation
    IPAddressBlock(192, 88, 99, bits: 24),  // 6to4 relays
    IPAddressBlock(192, 168, bits: 16),  // private
    IPAddressBlock(198, 18, bits: 15),  // benchmarking
    IPAddressBlock(198, 51, 100, bits: 24),  // documentation
    IPAddressBlock(203, 0, 113, bits: 24),  // documentation
    IPAddressBlock(224, 0, bits: 3),  // multicast, class E, broadcast
  ]

  /// The block of IPv6 from which public addresses are allocated.
  static let given6 = IPAddressBlock(0x20, 0, bits: 3)

  /// The parts of ``given6`` that are not public.
  ///
  /// - Source: IANA IPv6 Special-Purpose Address Registry.
  static let notPublic6 = [
    IPAddressBlock(0x20, 0x01, bits: 23),  // protocol assignments; Teredo, which embeds an IPv4 address
    IPAddressBlock(0x20, 0x01, 0x0D, 0xB8, bits: 32),  // documentation
    IPAddressBlock(0x20, 0x02, bits: 16),  // 6to4, which embeds an IPv4 address
    IPAddressBlock(0x3F, 0xFF, bits: 20),  // documentation
  ]
}
