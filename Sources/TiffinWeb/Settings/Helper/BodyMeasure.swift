import TiffinCore

/// Reads heights and weights that are not in centimetres and kilograms.
enum BodyMeasure {
  /// Reads `5'11`, `5′ 11″`, `5 ft 11 in`, `71 in` or `1.75 m`; nil if it is none.
  static func millimetres(_ typed: String) -> Int? {
    if let metres = number(typed, decimals: 3, unit: "m") { return metres }
    let marked = marks.reduce(typed.lowercased()) { $0.replacing($1.word, with: $1.mark) }
    let parts = marked.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.count == 2 || marked.utf8.contains(UInt8(ascii: "\"")) else { return nil }
    let feet = parts.count == 2 ? number(text(parts[0]), decimals: 0) : 0
    guard let feet, feet < 10, let inches = inches(text(parts[parts.count - 1])) else { return nil }
    guard parts.count == 1 || inches < 120 else { return nil }
    // 25.4 mm each, here in tenths of an inch.
    return ((feet * 120 + inches) * 254 + 50) / 100
  }

  /// Reads `143 lb` or `143 pounds`; nil if it is neither.
  static func grams(_ typed: String) -> Int? {
    let units = ["lb", "lbs", "pound", "pounds"]
    guard let pounds = units.lazy.compactMap({ number(typed, decimals: 3, unit: $0) }).first,
      number(typed, decimals: 3) == nil, pounds < 1_000_000_000
    else { return nil }
    // 453.59237 g each, here in thousandths of a pound.
    return (pounds * 45_359_237 + 50_000_000) / 100_000_000
  }

  private static let marks: [(word: String, mark: String)] = [
    ("’", "'"), ("′", "'"), ("‘", "'"), ("”", "\""), ("″", "\""), ("“", "\""), ("''", "\""), ("feet", "'"),
    ("foot", "'"), ("ft", "'"), ("inches", "\""), ("inch", "\""), ("in", "\""),
  ]

  /// Tenths of an inch; none is 0.
  private static func inches(_ typed: String) -> Int? {
    let bare = typed.replacing("\"", with: "")
    return bare.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? 0 : number(bare, decimals: 1)
  }

  private static func number(_ typed: String, decimals: Int, unit: String = "") -> Int? {
    try? DecimalText.parse(typed, decimals: decimals, unit: unit)
  }

  private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }
}
