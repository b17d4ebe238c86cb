import TiffinCore

/// A parser of heights and weights in units other than centimetres and kilograms.
enum BodyMeasureParser {
  /// Parses a height such as `5'11`, `5′ 11″`, `5 ft 11 in`, `71 in` or `1.75 m` as millimetres; nil for any other
  /// text.
  static func millimetres(_ typed: String) -> Int? {
    let parts = parts(of: typed)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    if first.unit == "m", parts.count == 1 { return number(first.number, decimals: 3, most: 3) }
    if inchMarks.contains(first.unit), parts.count == 1 {
      return number(first.number, decimals: 1).flatMap(millimetres(tenths:))
    }
    // 5.11 ft is ambiguous: it can mean 5 feet 11 inches, or 5.11 feet.
    guard feetMarks.contains(first.unit), let feet = Int(first.number), feet < 10 else { return nil }
    guard parts.count == 2 else { return millimetres(tenths: feet * 120) }
    guard parts[1].unit.isEmpty || inchMarks.contains(parts[1].unit), let tenths = number(parts[1].number, decimals: 1),
      tenths < 120
    else { return nil }
    return millimetres(tenths: feet * 120 + tenths)
  }

  /// Parses a weight such as `143 lb`, `143 pounds`, `65 kg` or `10 st 3` as grams; nil for any other text.
  static func grams(_ typed: String) -> Int? {
    let parts = parts(of: typed)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    if parts.count == 1, ["kg", "kilo", "kilos"].contains(first.unit) {
      return number(first.number, decimals: 3).flatMap { $0 < 1_000_000 ? $0 : nil }
    }
    if parts.count == 1, poundMarks.contains(first.unit) { return weight(pounds: first.number, stones: "0") }
    guard stoneMarks.contains(first.unit) else { return nil }
    let rest = parts.count == 2 ? parts[1] : (number: "0", unit: "")
    guard rest.unit.isEmpty || poundMarks.contains(rest.unit) else { return nil }
    return weight(pounds: rest.number, stones: first.number)
  }

  /// Parses a weight in stones and pounds, such as `10 3` or `10.5`, as grams; nil for any other text.
  static func stones(_ typed: String) -> Int? {
    let parts = parts(of: typed)
    guard let first = parts.first, parts.count <= 2, parts.allSatisfy(\.unit.isEmpty) else { return nil }
    return weight(pounds: parts.count == 2 ? parts[1].number : "0", stones: first.number)
  }

  /// Returns the grams of typed pounds and stones; nil if one of them is no number.
  private static func weight(pounds: String, stones: String) -> Int? {
    guard let pounds = number(pounds, decimals: 3), let stones = number(stones, decimals: 3),
      pounds < 10_000_000, stones < 1_000_000
    else { return nil }
    // A stone is 14 pounds, a pound 453.59237 g; both numbers are in thousandths.
    return ((pounds + 14 * stones) * 45_359_237 + 50_000_000) / 100_000_000
  }

  private static let poundMarks: Set = ["lb", "lbs", "pound", "pounds"]
  private static let stoneMarks: Set = ["st", "stone", "stones"]
  private static let feetMarks: Set = ["'", "’", "′", "‘", "ft", "foot", "feet"]
  private static let inchMarks: Set = ["\"", "”", "″", "“", "''", "’’", "′′", "in", "inch", "inches"]

  /// Converts tenths of an inch to millimetres; returns nil from 1,000 inches on. An inch is 25.4 mm.
  private static func millimetres(tenths: Int) -> Int? {
    tenths < 10_000 ? (tenths * 254 + 50) / 100 : nil
  }

  private static func number(_ typed: String, decimals: Int, most: Int = 999) -> Int? {
    try? DecimalText.parse(typed, decimals: decimals, most: most)
  }

  /// Returns the numbers, each with the following letters or symbols in lower case; empty if the text does not begin
  /// with a number.
  private static func parts(of typed: String) -> [(number: String, unit: String)] {
    var parts: [(number: String, unit: String)] = []
    var isInNumber = false
    for scalar in typed.lowercased().unicodeScalars where !scalar.properties.isWhitespace || isInNumber {
      switch scalar {
      case _ where scalar.properties.isWhitespace: isInNumber = false
      case "0"..."9", ".", ",":
        if !isInNumber { parts.append(("", "")) }
        isInNumber = true
        parts[parts.count - 1].number.unicodeScalars.append(scalar)
      case _ where parts.isEmpty: return []
      default:
        isInNumber = false
        parts[parts.count - 1].unit.unicodeScalars.append(scalar)
      }
    }
    return parts
  }
}
