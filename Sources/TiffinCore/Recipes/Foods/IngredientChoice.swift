/// A household's choice of a food for an ingredient, which applies to all its recipes.
public struct IngredientChoice: Hashable, Sendable {
  /// The chosen food; nil if the ingredient counts as having no nutrients.
  let food: Food.ID?
  /// The weight that the household has entered; nil if there is none.
  let weight: IngredientWeight?

  /// The match of a line by this choice.
  var match: MatchedLine.Match { food.map(MatchedLine.Match.food) ?? .nothing }
}

/// The weight of one unit of an ingredient, such as a jar or a piece, as entered by a household.
struct IngredientWeight: Hashable, Sendable {
  /// The unit, as in ``IngredientLine/weighedUnit``.
  let unit: String
  /// The milligrams of one unit, 1 to 1,000,000,000.
  let mass: Int

  init(unit: String, mass: Int) {
    self.unit = unit
    self.mass = mass
  }

  /// Creates the weight of one unit from that of a line; nil if the line has no ``IngredientLine/weighedUnit``, or its
  /// amount is 0.
  ///
  /// - Parameter mass: The milligrams of the whole line.
  init?(_ mass: Int, of line: IngredientLine) {
    guard let unit = line.weighedUnit, line.weighedCount > 0 else { return nil }
    let one = (Double(mass) / line.weighedCount).rounded()
    self.init(unit: unit, mass: Int(min(max(one, 1), 1_000_000_000)))
  }

  /// Returns the grams of a line; nil if its amount is in another unit.
  func grams(of line: IngredientLine) -> Double? {
    line.weighedUnit == unit ? Double(mass) / 1_000 * line.weighedCount : nil
  }
}

extension IngredientLine {
  /// The key under which a household's weight is stored: the unit's name, "" for pieces, "some" if there is no amount;
  /// nil if the amount has several units, or is a weight.
  var weighedUnit: String? {
    guard let unit = measures.first?.unit else { return measures.isEmpty ? "some" : measures.count == 1 ? "" : nil }
    return measures.count == 1 && unit.dimension != .mass ? unit.rawValue : nil
  }

  /// The number of units: of a range its lower limit; 1 if there is no amount.
  var weighedCount: Double { measures.first?.quantity.lower.value ?? 1 }
}
