import TiffinCore

/// How a plan's sums read: what is partly guessed has ≈ in front, what is not all known is "at least".
struct PlanWording: Sendable {
  let totals: PlanTotals
  let currency: Currency

  /// "1,493 kcal", "≈ 1,493 kcal", "at least 900 kcal", "no kcal yet".
  var energy: String {
    guard totals.isKnown(totals.energy) else { return "no kcal yet" }
    return Self.marked(totals.energy, "\(Formatter.grouped(totals.energy.amount)) kcal")
  }

  /// "$12.50", "no cost yet".
  var cost: String { totals.isKnown(totals.cost) ? Self.marked(totals.cost, money(totals.cost.amount)) : "no cost yet" }

  /// "1,493 kcal · $8.20"; nil where nothing is planned.
  var both: String? { totals.entries == 0 ? nil : "\(energy) · \(cost)" }

  func money(_ minorUnits: Int) -> String { Formatter.money(minorUnits: minorUnits, in: currency) }

  static func marked(_ total: PlanTotal, _ text: String) -> String {
    (total.isComplete ? "" : "at least ") + guess(total) + text
  }

  /// What stands before a guess.
  static func guess(_ total: PlanTotal) -> String { total.isEstimated ? Formatter.about : "" }
}

extension PlanEntry {
  /// "371 kcal", "≈ 410 kcal"; nil: unknown.
  var energyText: String? {
    energy.map { $0.marked("\(Formatter.grouped($0.value.kilocalories)) kcal") }
  }

  /// "2 servings"; nil of words.
  var servingsText: String? {
    recipe == nil ? nil : servings.count == 1 ? "1 serving" : "\(servings.count) servings"
  }

  /// What all servings cost.
  func costText(in currency: Currency) -> String? {
    cost(in: currency).map { $0.marked(Formatter.money(minorUnits: $0.value, in: currency)) }
  }
}
