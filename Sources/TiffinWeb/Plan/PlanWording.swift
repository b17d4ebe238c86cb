import TiffinCore

/// A plan's totals in words: one that is partly a guess has ≈ in front, an incomplete one "at least".
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

  /// "1,493 kcal · $8.20"; nil if nothing is planned.
  var both: String? { totals.entries == 0 ? nil : "\(energy) · \(cost)" }

  /// The assumption behind the totals: "servings assumed for 2 entries"; nil if all servings were given.
  static func condition(_ totals: PlanTotals) -> String? {
    switch max(totals.energy.assumed, totals.cost.assumed) {
    case 0: nil
    case 1: "servings assumed for one entry"
    case let count: "servings assumed for \(count) entries"
    }
  }

  func money(_ minorUnits: Int) -> String { Formatter.money(minorUnits: minorUnits, in: currency) }

  static func marked(_ total: PlanTotal, _ text: String) -> String {
    (total.isComplete ? "" : "at least ") + guess(total) + text
  }

  /// The mark before a guess.
  static func guess(_ total: PlanTotal) -> String { total.isEstimated ? Formatter.about : "" }
}

extension PlanEntry {
  /// "≈ 410 kcal · ≈ $5.80 if it serves 4 · 2 servings": energy of one serving, cost of all.
  func facts(in currency: Currency) -> [String] {
    Formatter.listed([
      energy?.map { "\(Formatter.grouped($0.kilocalories)) kcal" },
      cost(in: currency)?.map { Formatter.money(minorUnits: $0, in: currency) },
    ]) + [servingsText].compactMap(\.self)
  }

  /// "2 servings"; nil without a recipe.
  var servingsText: String? {
    recipe == nil ? nil : servings.count == 1 ? "1 serving" : "\(servings.count) servings"
  }
}
