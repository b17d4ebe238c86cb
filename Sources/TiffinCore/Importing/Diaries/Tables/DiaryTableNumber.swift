/// A number in a table, such as "311.2", "12,5", "1,656" or "1.656,5".
struct DiaryTableNumber {
  let number: Double
  /// The number if all of its separators are read as thousands separators, such as 1,656 for "1.656"; nil if it has no
  /// separator or both kinds, or if three digits do not follow each separator.
  let thousands: Double?
  /// The only kind of separator, for thousands or decimals; nil if there is none, or both kinds.
  let sign: UInt8?

  /// Parses a number; nil if the text is not a number. If both separators occur, the last one is the decimal separator.
  ///
  /// - Parameter grouping: The separators that are read as thousands separators if three digits follow each.
  init?(_ text: String, thousandsBy grouping: Set<UInt8>) {
    let signs = text.utf8.filter(Self.isSign)
    var (decimal, thousands) = (signs.last, Double?.none)
    if let sign = signs.last, Self.isGrouped(text, by: sign) {
      thousands = Double(String(decoding: text.utf8.filter { !Self.isSign($0) }, as: UTF8.self))
      // A number cannot have two decimal separators.
      if signs.count > 1 || grouping.contains(sign) { decimal = nil }
    }
    let plain = text.utf8.compactMap { $0 == decimal ? Self.point : Self.isSign($0) ? nil : $0 }
    guard let number = Double(String(decoding: plain, as: UTF8.self)), number.isFinite else { return nil }
    (self.number, self.thousands, sign) = (number, thousands, Set(signs).count == 1 ? signs[0] : nil)
  }

  static let comma = UInt8(ascii: ",")
  static let point = UInt8(ascii: ".")

  static func isSign(_ byte: UInt8) -> Bool { byte == comma || byte == point }

  /// Returns true if the number has three digits after each separator, and one to three without a leading zero before
  /// the first, such as "1,656" and "12,345,678".
  private static func isGrouped(_ text: String, by sign: UInt8) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let groups = unsigned.split(separator: sign, omittingEmptySubsequences: false)
    guard let first = groups.first, 1...3 ~= first.count, first.first != digits.lowerBound else { return false }
    return groups.allSatisfy { $0.allSatisfy(digits.contains) } && groups.dropFirst().allSatisfy { $0.count == 3 }
  }
}
