extension Quantity {
  /// The quantity as recipes write it, such as `1 ½`, `⅔` or `12`; the same as ``decimals`` if Unicode has no character
  /// for the fraction.
  public var fraction: String {
    guard let signs = Self.signs[denominator], let sign = signs[numerator % denominator] else { return decimals }
    let whole = numerator / denominator
    return whole == 0 ? sign : "\(whole) \(sign)"
  }

  /// True if the quantity is a whole number, or its fraction has a Unicode character such as ½.
  var isHandy: Bool { isWhole || Self.signs[denominator]?[numerator % denominator] != nil }

  /// The quantity with decimals, such as `0.5` or `1.25`: exact if three decimals suffice, otherwise rounded to three
  /// significant digits (`66.7`), to two below 1 (`0.33`), or to a whole number from 100 on.
  public var decimals: String {
    let exact = (0...3).first { Self.power($0) % denominator == 0 }
    return written(decimals: exact ?? usefulDecimals)
  }

  private var usefulDecimals: Int {
    if self >= Quantity(reducing: 100, 1) { return 0 }
    if self >= Quantity(reducing: 10, 1) { return 1 }
    return (2...6).first { self >= Quantity(reducing: 1, Int128(Self.power($0 - 1))) } ?? 6
  }

  private func written(decimals: Int) -> String {
    let unit = Self.power(decimals)
    let scaled = (Int128(numerator) * Int128(unit) * 2 + Int128(denominator)) / (Int128(denominator) * 2)
    var text = String(scaled / Int128(unit))
    guard scaled % Int128(unit) != 0 else { return text }
    text += "." + Digits.padded(Int(scaled % Int128(unit)), decimals)
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    return text
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The Unicode characters of fractions, by denominator and numerator.
  private static let signs: [Int: [Int: String]] = [
    2: [1: "½"], 3: [1: "⅓", 2: "⅔"], 4: [1: "¼", 3: "¾"], 5: [1: "⅕", 2: "⅖", 3: "⅗", 4: "⅘"], 6: [1: "⅙", 5: "⅚"],
    8: [1: "⅛", 3: "⅜", 5: "⅝", 7: "⅞"],
  ]
}
