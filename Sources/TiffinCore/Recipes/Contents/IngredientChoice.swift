/// What a household takes an ingredient for, in all its recipes.
public struct IngredientChoice: Hashable, Sendable {
  /// Its food; nil for one that counts nothing.
  let food: Food.ID?
  /// What it weighs; nil where nobody said so.
  let weight: IngredientWeight?

  /// A line's match by it.
  var match: MatchedLine.Match { food.map(MatchedLine.Match.food) ?? .nothing }
}

/// What a household says that one of a unit of an ingredient weighs: a jar of it, a piece of it.
struct IngredientWeight: Hashable, Sendable {
  /// As ``IngredientLine/weighedUnit`` says.
  let unit: String
  /// Milligrams of one, within 1 and 1,000,000,000.
  let mass: Int

  init(unit: String, mass: Int) {
    self.unit = unit
    self.mass = mass
  }

  /// Nil where the line's amount is not of one unit.
  ///
  /// - Parameter mass: milligrams of the whole line.
  init?(_ mass: Int, of line: IngredientLine) {
    guard let unit = line.weighedUnit, line.weighedCount > 0 else { return nil }
    let one = (Double(mass) / line.weighedCount).rounded()
    self.init(unit: unit, mass: Int(min(max(one, 1), 1_000_000_000)))
  }

  /// Grams of a line; nil where its amount is of another unit.
  func grams(of line: IngredientLine) -> Double? {
    line.weighedUnit == unit ? Double(mass) / 1_000 * line.weighedCount : nil
  }
}

extension IngredientLine {
  /// By which a household's weight is remembered: a unit's name, "" for pieces, "some" without an amount; nil where the
  /// amount is of several units, or a weight itself.
  var weighedUnit: String? {
    guard let unit = measures.first?.unit else { return measures.isEmpty ? "some" : measures.count == 1 ? "" : nil }
    return measures.count == 1 && unit.dimension != .mass ? unit.rawValue : nil
  }

  /// How many of the unit, the smaller end of a range.
  var weighedCount: Double { measures.first?.quantity.lower.value ?? 1 }
}
