/// A hash that distinguishes file contents, the same in every process. It does not protect against deliberate
/// collisions: only Tiffin's own files are hashed.
struct AssetFingerprint: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The hash as sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
