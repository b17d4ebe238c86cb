/// A number as tables write it: "311.2", "12,5", "1,656", "1.656,5".
struct DiaryFigure {
  let number: Double
  /// True for 1.656 and 1,656 where nothing tells whether that is more than a thousand, or less than two.
  let isDoubtful: Bool
  /// The number with its signs between thousands: 1,656 for "1.656"; nil unless three digits stand behind each sign.
  let thousands: Double?

  /// Nil for what is no number. Of two signs the later one stands before the decimals.
  ///
  /// - Parameter separator: The sign between the table's fields. Where that is a comma, one of a number is between
  ///   thousands if it can be.
  init?(_ text: String, partedBy separator: UInt8) {
    let signs = text.utf8.filter(Self.isSign)
    var (decimal, isDoubtful, thousands) = (signs.last, false, Double?.none)
    if let sign = signs.last, Self.isGrouped(text, by: sign) {
      thousands = Double(String(decoding: text.utf8.filter { !Self.isSign($0) }, as: UTF8.self))
      // There are no two signs before decimals.
      if signs.count > 1 || sign == separator { decimal = nil } else { isDoubtful = separator != Self.comma }
    }
    let plain = text.utf8.compactMap { $0 == decimal ? Self.point : Self.isSign($0) ? nil : $0 }
    guard let number = Double(String(decoding: plain, as: UTF8.self)), number.isFinite else { return nil }
    (self.number, self.isDoubtful, self.thousands) = (number, isDoubtful, thousands)
  }

  private static let comma = UInt8(ascii: ",")
  private static let point = UInt8(ascii: ".")

  private static func isSign(_ byte: UInt8) -> Bool { byte == comma || byte == point }

  /// True for "1,656" and "12,345,678": three digits behind each sign, and before it up to three that begin with no zero.
  private static func isGrouped(_ text: String, by sign: UInt8) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let groups = unsigned.split(separator: sign, omittingEmptySubsequences: false)
    guard let first = groups.first, 1...3 ~= first.count, first.first != digits.lowerBound else { return false }
    return groups.allSatisfy { $0.allSatisfy(digits.contains) } && groups.dropFirst().allSatisfy { $0.count == 3 }
  }
}
