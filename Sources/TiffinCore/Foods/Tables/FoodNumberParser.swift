/// Parsing of numbers in food tables, such as "12.5", ".3" or "1e-05".
enum FoodNumberParser {
  /// Returns a number times 1,000, rounded half up; nil for other text, for negative numbers, and above 2,000,000.
  static func thousandths(_ text: some StringProtocol) -> Int? {
    var (digits, scale, exponent) = (0, 0, 0)
    var (isFraction, hasDigits) = (false, false)
    var bytes = text.utf8.drop { $0 == 0x20 }[...]
    while let byte = bytes.first {
      bytes = bytes.dropFirst()
      switch byte {
      case 0x30...0x39:
        hasDigits = true
        // Further digits would not change the result.
        if digits < 1_000_000_000_000_000 {
          digits = digits * 10 + Int(byte - 0x30)
          if isFraction { scale += 1 }
        } else if !isFraction {
          return nil
        }
      case UInt8(ascii: ".") where !isFraction, UInt8(ascii: ",") where !isFraction: isFraction = true
      case UInt8(ascii: "e") where hasDigits, UInt8(ascii: "E") where hasDigits:
        guard let number = Int(String(decoding: bytes, as: UTF8.self)), (-30...30).contains(number) else { return nil }
        exponent = number
        bytes = bytes.suffix(0)
      case 0x20 where bytes.allSatisfy { $0 == 0x20 }: bytes = bytes.suffix(0)
      default: return nil
      }
    }
    return hasDigits ? scaled(digits, 3 - scale + exponent) : nil
  }

  private static let most = 2_000_000_000

  private static func scaled(_ digits: Int, _ power: Int) -> Int? {
    var number = digits
    if power >= 0 {
      for _ in 0..<power where number != 0 {
        guard number <= most else { return nil }
        number *= 10
      }
    } else {
      for _ in 1..<max(1, -power) { number /= 10 }
      number = (number + 5) / 10
    }
    return number <= most ? number : nil
  }

  /// Converts thousandths of a kilojoule to thousandths of a kilocalorie. A kilocalorie is 4.184 kJ.
  static func kilocalories(_ kilojoules: Int) -> Int { (kilojoules * 1_000 + 2_092) / 4_184 }
}
