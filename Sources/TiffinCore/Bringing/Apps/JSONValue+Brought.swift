// Reading what apps keep as JSON.
extension JSONValue {
  /// Returns the first of these members that has a value.
  func first(_ names: String...) -> JSONValue? {
    names.lazy.compactMap { self[$0] }.first { $0 != .null }
  }

  /// Returns a list's texts, or the names of its objects.
  func words(_ name: String) -> [String] {
    (self[name]?.elements ?? []).compactMap { $0.text ?? $0["name"]?.text }
  }

  /// True for the word true, and for 1.
  var isTrue: Bool { self == .bool(true) || text == "1" }

  /// An amount as people write it: "2" for 2.0, "0.33" for 0.333333; nil for none and for zero.
  var amount: String? {
    guard let text, let number = Double(text), number > 0, number < 1_000_000 else { return nil }
    let thousandths = Int((number * 1_000).rounded())
    guard thousandths > 0 else { return nil }
    return Quantity(reducing: Int128(thousandths), 1_000).brought
  }
}

extension Quantity {
  /// The quantity in signs of fractions where there are some, else in decimals.
  fileprivate var brought: String {
    for denominator in [3, 6, 8] as [Int128] {
      // 0.33 is what apps keep of a third.
      let part = Int128(numerator) * denominator * 1_000 / Int128(self.denominator)
      let nearest = (part + 500) / 1_000
      let isClose = abs(part - nearest * 1_000) <= 4 * denominator
      if isClose, nearest % denominator != 0 { return Quantity(reducing: nearest, denominator).fraction }
    }
    return fraction
  }
}
