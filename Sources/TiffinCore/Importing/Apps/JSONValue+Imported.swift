// Reading of JSON that other apps write.
extension JSONValue {
  /// Returns the first of these members that exists and is not null; nil if there is none.
  func first(_ names: String...) -> JSONValue? {
    names.lazy.compactMap { self[$0] }.first { $0 != .null }
  }

  /// Returns the texts in the array that a member contains, or the names of the objects in it; empty if there is no
  /// array.
  func words(_ name: String) -> [String] {
    (self[name]?.elements ?? []).compactMap { $0.text ?? $0["name"]?.text }
  }

  /// True if the value is the Boolean true, or 1 as a number or text.
  var isTrue: Bool { self == .bool(true) || text == "1" }

  /// The number as people write an amount, such as "2" for 2.0 or "⅓" for 0.333; nil if the value is not a number above
  /// 0 and below 1,000,000.
  var amount: String? {
    guard let text, let number = Double(text), number > 0, number < 1_000_000 else { return nil }
    let thousandths = Int((number * 1_000).rounded())
    guard thousandths > 0 else { return nil }
    return Quantity(reducing: Int128(thousandths), 1_000).brought
  }
}

extension Quantity {
  /// The quantity with a Unicode fraction if one is close enough, otherwise with decimals.
  fileprivate var brought: String {
    for denominator in [3, 6, 8] as [Int128] {
      // Apps store a third as 0.33.
      let part = Int128(numerator) * denominator * 1_000 / Int128(self.denominator)
      let nearest = (part + 500) / 1_000
      let isClose = abs(part - nearest * 1_000) <= 4 * denominator
      if isClose, nearest % denominator != 0 { return Quantity(reducing: nearest, denominator).fraction }
    }
    return fraction
  }
}
