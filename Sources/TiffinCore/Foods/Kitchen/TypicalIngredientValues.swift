/// Typical values of an ingredient, for estimates and weights. They are rounded, and not those of a single food.
///
/// In `Foods/kitchen.tsv` they are written as `kcal 330; cents 70; density 1.2; piece 40; slice 20; some 15; sweet`, or
/// as `as milk` for the values of an earlier line. The header of that file names the sources.
struct TypicalIngredientValues: Equatable, Sendable {
  /// The kilocalories of 100 g as bought, with bones and peel.
  var kilocalories = 0.0
  /// The price of 100 g in US cents.
  var cents = 0.0
  /// The grams of 1 ml.
  var density = 1.0
  /// The grams of one piece; nil if the ingredient is not counted in pieces.
  var piece: Double?
  /// The grams of one ingredient as a whole, such as a bird, for a line with a count of at most 1; nil if one means one
  /// ``piece``.
  var whole: Double?
  /// The grams of one unit, for units that differ from the usual weight.
  var parts: [KitchenUnit: Double] = [:]
  /// The grams if a recipe states no quantity; nil if it could be any amount.
  var some: Double?
  /// The plausible maximum of grams per serving, which limits the effect of parsing errors; nil if there is none. It
  /// applies to fat only if that is for frying.
  var mostPerServing: Double?
  /// True if a large amount of the ingredient makes a dish a cake or a pudding.
  var isSweet = false

  /// Parses a cell of the table; nil if it is empty or malformed.
  ///
  /// - Parameter earlier: The values of the lines above, by their first names.
  init?(_ cell: String, after earlier: [String: TypicalIngredientValues]) {
    if cell.isEmpty { return nil }
    if cell.hasPrefix("as ") {
      guard let figures = earlier[String(cell.dropFirst(3))] else { return nil }
      self = figures
      return
    }
    for figure in cell.utf8.split(separator: UInt8(ascii: ";")) {
      let words = figure.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      if words == ["sweet"] {
        isSweet = true
      } else {
        guard words.count == 2, let value = Double(words[1]), set(words[0], to: value) else { return nil }
      }
    }
  }

  /// Sets a value by its name in the table; returns false if the name is unknown.
  private mutating func set(_ name: String, to value: Double) -> Bool {
    switch name {
    case "kcal": kilocalories = value
    case "cents": cents = value
    case "density": density = value
    case "piece": piece = value
    case "whole": whole = value
    case "some": some = value
    case "most": mostPerServing = value
    default:
      guard let unit = KitchenUnit(rawValue: name) else { return false }
      parts[unit] = value
    }
    return true
  }
}

extension TypicalIngredientValues {
  /// Returns the values of an ingredient by its name, trying the last words first; nil if the table does not contain
  /// it.
  static func named(_ name: String) -> TypicalIngredientValues? {
    recent.answer(to: name, bytes: name.utf8.count) { name in
      let words = GroceryItemKey(name).text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      return KitchenTable.matches(in: words).lazy.compactMap(\.row.figures).first
    }
  }

  private static let recent = ResultCache<String, TypicalIngredientValues?>(limit: 32 * 1024)
}
