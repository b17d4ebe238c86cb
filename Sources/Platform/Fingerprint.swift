/// A 128-bit FNV-1a hash of a sequence of bytes. The same on every machine and in every release.
///
/// Two different sequences do not share a fingerprint by chance (about 2⁻¹²⁸ per pair), but a collision can be made on
/// purpose. So it is only used to compare data that one person sent with earlier data of that person.
/// - Source: Fowler, Noll, Vo; draft-eastlake-fnv.
package struct Fingerprint {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// The hash as 32 hexadecimal digits.
  package var text: String {
    Hexadecimal.text(UInt64(truncatingIfNeeded: state >> 64), UInt64(truncatingIfNeeded: state))
  }

  /// The lowest 63 bits of the hash.
  package var number: Int { Int(truncatingIfNeeded: state & 0x7FFF_FFFF_FFFF_FFFF) }

  package init() {}

  /// Adds bytes as they are.
  package mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      add(byte: bytes[index])
    }
  }

  private mutating func add(byte: UInt8) {
    state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
  }

  /// Adds the number of bytes and then the bytes, so that adjacent values cannot be confused.
  package mutating func add(counted bytes: Span<UInt8>) {
    add(bytes.count)
    add(bytes)
  }

  /// Adds the number of bytes of a text and then its bytes.
  package mutating func add(_ text: String) {
    add(counted: text.utf8.span)
  }

  /// Adds a number; nil differs from every number.
  package mutating func add(_ number: Int?) {
    add(byte: number == nil ? 0 : 1)
    for shift in stride(from: 0, to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: (number ?? 0) >> shift))
    }
  }
}
