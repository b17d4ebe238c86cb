/// Numbers as lower-case hexadecimal digits of their full width.
enum Hexadecimal {
  /// 16 digits for 64 bits, 32 for 128.
  static func text(_ number: some FixedWidthInteger & UnsignedInteger) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: number.bitWidth / 4 - digits.utf8.count) + digits
  }
}
