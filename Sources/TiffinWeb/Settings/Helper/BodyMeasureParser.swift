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

  /// Parses a weight such as `143 lb` or `143 pounds` as grams; nil for any other text.
  static func grams(_ typed: String) -> Int? {
    let parts = parts(of: typed)
    guard parts.count == 1, ["lb", "lbs", "pound", "pounds"].contains(parts[0].unit),
      let pounds = number(parts[0].number, decimals: 3), pounds < 1_000_000_000
    else { return nil }
    // A pound is 453.59237 g; `pounds` is in thousandths of a pound.
    return (pounds * 45_359_237 + 50_000_000) / 100_000_000
  }

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
