/// A number as it occurs in tables: "311.2", "12,5", "1,656", "1.656,5".
struct DiaryFigure {
  let number: Double
  /// True for "1.656" and "1,656" if the separator could be either a decimal or a thousands separator.
  let isDoubtful: Bool
  /// The value with separators read as thousands separators: 1656 for "1.656"; nil unless three digits follow each
  /// separator.
  let thousands: Double?

  /// Parses a number; nil if the text is not one. If both separators occur, the later one is the decimal separator.
  ///
  /// - Parameter separator: The table's field separator. If it is a comma, a comma within a number is taken for a
  ///   thousands separator where possible.
  init?(_ text: String, partedBy separator: UInt8) {
    let signs = text.utf8.filter(Self.isSign)
    var (decimal, isDoubtful, thousands) = (signs.last, false, Double?.none)
    if let sign = signs.last, Self.isGrouped(text, by: sign) {
      thousands = Double(String(decoding: text.utf8.filter { !Self.isSign($0) }, as: UTF8.self))
      // A separator that occurs more than once cannot be the decimal separator.
      if signs.count > 1 || sign == separator { decimal = nil } else { isDoubtful = separator != Self.comma }
    }
    let plain = text.utf8.compactMap { $0 == decimal ? Self.point : Self.isSign($0) ? nil : $0 }
    guard let number = Double(String(decoding: plain, as: UTF8.self)), number.isFinite else { return nil }
    (self.number, self.isDoubtful, self.thousands) = (number, isDoubtful, thousands)
  }

  private static let comma = UInt8(ascii: ",")
  private static let point = UInt8(ascii: ".")

  private static func isSign(_ byte: UInt8) -> Bool { byte == comma || byte == point }

  /// Returns true for "1,656" and "12,345,678": three digits after each separator and one to three, without a leading
  /// zero, before the first.
  private static func isGrouped(_ text: String, by sign: UInt8) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let groups = unsigned.split(separator: sign, omittingEmptySubsequences: false)
    guard let first = groups.first, 1...3 ~= first.count, first.first != digits.lowerBound else { return false }
    return groups.allSatisfy { $0.allSatisfy(digits.contains) } && groups.dropFirst().allSatisfy { $0.count == 3 }
  }
}
