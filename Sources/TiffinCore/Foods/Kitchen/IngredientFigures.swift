/// Typical figures of an ingredient, for estimates and weights: round ones, not those of any single food.
///
/// In `Foods/kitchen.tsv` they are written as `kcal 330; cents 70; density 1.2; piece 40; slice 20; some 15; sweet`, or as
/// `as milk` for those of a line above. The head of that file has their sources.
struct IngredientFigures: Equatable, Sendable {
  /// Kilocalories of 100 g as bought, with bones and peel.
  var kilocalories = 0.0
  /// The price of 100 g in US cents.
  var cents = 0.0
  /// Grams of 1 ml.
  var density = 1.0
  /// Grams of one piece; nil if it is not counted.
  var piece: Double?
  /// Grams of a single one, if that differs: the whole bird, not its pieces.
  var whole: Double?
  /// Grams of one of these units, where they differ from the usual ones.
  var parts: [KitchenUnit: Double] = [:]
  /// Grams if a recipe gives no quantity; nil if it could be any.
  var some: Double?
  /// The most grams per serving that anybody eats, against slips of reading; of fat only where it is fried in.
  var mostPerServing: Double?
  /// True for what makes a dish a cake or a pudding where there is much of it.
  var isSweet = false

  /// Reads a cell of the table; nil if it is empty or not understood.
  ///
  /// - Parameter earlier: The figures of the lines above, by their first names.
  init?(_ cell: String, after earlier: [String: IngredientFigures]) {
    if cell.isEmpty { return nil }
    if cell.hasPrefix("as ") {
      guard let figures = earlier[String(cell.dropFirst(3))] else { return nil }
      self = figures
      return
    }
    for figure in cell.split(separator: ";") {
      let words = figure.split(separator: " ")
      if words == ["sweet"] {
        isSweet = true
      } else {
        guard words.count == 2, let value = Double(words[1]), set(String(words[0]), to: value) else { return nil }
      }
    }
  }

  /// Sets a figure by its name in the table; false if there is none of that name.
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

extension IngredientFigures {
  /// Returns the figures that an ingredient's name tells, last words first; nil if the table has none.
  static func named(_ name: String) -> IngredientFigures? {
    recent.answer(to: name, bytes: name.utf8.count) { name in
      let words = ItemKey(name).text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      return KitchenTable.matches(in: words).lazy.compactMap(\.row.figures).first
    }
  }

  private static let recent = Recent<String, IngredientFigures?>(limit: 32 * 1024)
}
