/// The nutrients of a product, checked for plausibility.
struct ProductNutrients {
  private let figure: (String) -> Int?
  private let isOfServing: Bool

  /// Creates the nutrients.
  ///
  /// - Parameters:
  ///   - figure: Returns a value in thousandths of a gram, a kilocalorie or a kilojoule; nil if it is missing.
  ///   - isOfServing: True for the values of a serving, which may weigh more than 100 g.
  init(_ figure: @escaping (String) -> Int?, isOfServing: Bool = false) {
    self.figure = figure
    self.isOfServing = isOfServing
  }

  /// True if neither energy nor carbohydrates, protein or fat are stated.
  var isEmpty: Bool {
    ["energy-kcal", "energy-kj", "energy", "carbohydrates", "proteins", "fat"].allSatisfy { figure($0) == nil }
  }

  var nutrients: Nutrients {
    var nutrients = Nutrients()
    for (nutrient, key) in Self.keys { nutrients[nutrient] = mass(figure(key)) }
    if nutrients[.salt] == nil {
      // Salt is 2.5 times sodium: Regulation (EU) No 1169/2011, Annex I.
      nutrients[.salt] = mass(figure("sodium").map { ($0 * 5 + 1) / 2 })
    }
    nutrients[.energy] = energy(nutrients)
    return nutrients
  }

  private static let keys: [(nutrient: Nutrient, key: String)] = [
    (.carbs, "carbohydrates"), (.protein, "proteins"), (.fat, "fat"), (.fibre, "fiber"), (.sugars, "sugars"),
    (.saturated, "saturated-fat"), (.salt, "salt"),
  ]

  /// Returns a mass; nil if it is a typing error: above 100 g in 100 g, or above ``Mass/range`` in a serving.
  private func mass(_ milligrams: Int?) -> Int? {
    milligrams.flatMap { $0 <= (isOfServing ? Mass.range.upperBound : 100_000) ? $0 : nil }
  }

  /// Returns the energy in thousandths of a kilocalorie; nil if it is unknown. Kilojoules entered as kilocalories are
  /// recognised by the other values.
  private func energy(_ nutrients: Nutrients) -> Int? {
    let (kilocalories, kilojoules) = (figure("energy-kcal"), figure("energy-kj") ?? figure("energy"))
    let converted = kilojoules.map(FoodNumberParser.kilocalories)
    let stated = possible(kilocalories) ?? possible(converted)
    if let kilocalories, let kilojoules, kilocalories > 4_000, Self.areExchanged(kilocalories, kilojoules) {
      return possible(kilojoules)
    }
    guard let expected = Self.expected(nutrients) else { return stated }
    if let stated, Self.isAbout(stated, expected, within: 0.4) || abs(stated - expected) < 25_000 { return stated }
    return Self.slips(kilocalories, kilojoules).compactMap { possible($0) }.first {
      Self.isAbout($0, expected, within: 0.2)
    } ?? stated
  }

  /// Returns the kilocalories that may be meant if the stated ones are implausible: kilojoules entered as kilocalories,
  /// or the reverse; empty if the values differ in another way, because either may be wrong.
  private static func slips(_ kilocalories: Int?, _ kilojoules: Int?) -> [Int] {
    guard let kilocalories else { return kilojoules.map { [$0] } ?? [] }
    let meant = FoodNumberParser.kilocalories(kilocalories)
    guard let kilojoules else { return [meant] }
    if areExchanged(kilocalories, kilojoules) { return [kilojoules] }
    return areExchanged(kilojoules, kilocalories) ? [meant] : []
  }

  /// Returns true if the first value, read as kilojoules, is about the second one, read as kilocalories.
  private static func areExchanged(_ kilocalories: Int, _ kilojoules: Int) -> Bool {
    isAbout(FoodNumberParser.kilocalories(kilocalories), kilojoules, within: 0.04)
  }

  /// Returns the energy of carbohydrates, protein and fat by Regulation (EU) No 1169/2011, Annex XIV; nil if one of
  /// these is unknown, or if the sum is below 20 kcal, as in spirits.
  private static func expected(_ nutrients: Nutrients) -> Int? {
    guard let carbs = nutrients[.carbs], let protein = nutrients[.protein], let fat = nutrients[.fat] else {
      return nil
    }
    let sum = carbs * 4 + protein * 4 + fat * 9
    return sum >= 20_000 ? sum : nil
  }

  private static func isAbout(_ one: Int, _ other: Int, within share: Double) -> Bool {
    abs(Double(one - other)) <= Double(other) * share
  }

  /// Returns an energy; nil above 950 kcal in 100 g, since pure fat has 900 kcal, or above ``Energy/range`` in a
  /// serving.
  private func possible(_ energy: Int?) -> Int? {
    energy.flatMap { $0 <= (isOfServing ? Energy.range.upperBound * 1_000 : 950_000) ? $0 : nil }
  }
}
