/// The number of a barcode: EAN-13, EAN-8, UPC-A, UPC-E, or the 14 digits of a carton.
public struct Barcode: Hashable, Sendable {
  /// The 7 to 14 digits as printed, without spaces. Numbers of 7, 9, 10 and 11 digits lack leading zeros.
  public let digits: String

  /// Parses a typed or scanned number, ignoring spaces and hyphens.
  ///
  /// - Throws: ``BarcodeError`` if it is not a barcode.
  public init(_ typed: String) throws(BarcodeError) {
    let bytes = typed.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "-" }
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.allSatisfy({ ("0"..."9").contains($0) }) else { throw .notDigits }
    guard (7...14).contains(bytes.count) else { throw .length(bytes.count) }
    digits = String(String.UnicodeScalarView(bytes))
    guard Self.isChecked(digits) || expanded != nil else { throw .checkDigit }
  }

  /// The 12 digits of the UPC-A number that a UPC-E stands for; nil for other barcodes.
  ///
  /// - Source: GS1 General Specifications, section 5.2.2.4.2.
  public var expanded: String? {
    let all = Array(Self.padded(digits, to: 8))
    guard digits.utf8.count <= 8, all[0] == "0" || all[0] == "1" else { return nil }
    let (system, check, last) = (String(all[0]), String(all[7]), String(all[6]))
    let middle =
      switch last {
      case "0", "1", "2": String(all[1...2]) + last + "0000" + String(all[3...5])
      case "3": String(all[1...3]) + "00000" + String(all[4...5])
      case "4": String(all[1...4]) + "00000" + String(all[5])
      default: String(all[1...5]) + "0000" + last
      }
    let number = system + middle + check
    return Self.isChecked(number) ? number : nil
  }

  /// The number and its ``expanded`` form, with all possible counts of leading zeros.
  var spellings: [String] {
    [digits, expanded].compactMap(\.self).reduce(into: []) { spellings, number in
      let bare = String(number.drop { $0 == "0" })
      for count in max(7, bare.utf8.count)...14 {
        let spelling = Self.padded(bare, to: count)
        if !spellings.contains(spelling) { spellings.append(spelling) }
      }
    }
  }

  private static func padded(_ digits: String, to count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }

  /// Returns true if the check digit is right. The digits are weighted by 1 and 3 alternately, from the right.
  ///
  /// - Source: GS1 General Specifications, section 7.9.
  private static func isChecked(_ digits: String) -> Bool {
    digits.utf8.reversed().enumerated().reduce(0) { $0 + Int($1.1 - 0x30) * ($1.0.isMultiple(of: 2) ? 1 : 3) } % 10 == 0
  }
}

/// A reason why a text is not a barcode.
public enum BarcodeError: Error, Hashable, Sendable {
  /// The text is empty or only whitespace.
  case empty
  /// The text contains characters other than digits, spaces and hyphens.
  case notDigits
  /// The number of digits is too small or too large. The value is that number.
  case length(Int)
  /// The check digit is wrong.
  case checkDigit
}
