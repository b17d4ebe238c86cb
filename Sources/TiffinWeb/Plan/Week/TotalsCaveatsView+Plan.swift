import TiffinCore

extension TotalsCaveatsView {
  /// Creates the part for a week of the plan; nil if all values are known and none is estimated.
  init?(_ week: PlanWeek, at place: PlanContext) {
    let totals = week.totals
    let missing = Formatter.lacking(
      [(totals.cost.unknown, "cost"), (totals.energy.unknown, "kcal")], of: totals.entries, ("entry", "entries"))
    let why = totals.cost.isEstimated || totals.energy.isEstimated ? Self.guesses(in: totals) : nil
    if missing == nil && why == nil { return nil }
    let entries = week.days.flatMap(\.entries)
    let lacking = entries.first { $0.cost(in: place.currency) == nil || $0.energy == nil }
    let guess = entries.first { $0.energy?.isEstimated == true || $0.cost(in: place.currency)?.isEstimated == true }
    self.init(
      missing: missing, add: Self.figures(of: lacking, at: place), why: why, mend: Self.figures(of: guess, at: place))
  }

  /// Returns the address at which the household can enter a recipe's values; nil for a note.
  private static func figures(of entry: PlanEntry?, at place: PlanContext) -> String? {
    entry.flatMap { place.links.recipe(of: $0) }.map { $0 + "#known" }
  }

  /// Returns a sentence such as "Estimated from the recipes’ ingredients, servings assumed for one entry."
  private static func guesses(in totals: PlanTotals) -> String {
    let assumed = PlanTotalsWording.condition(totals).map { ", \($0)" } ?? ""
    return "Estimated from the recipes’ ingredients\(assumed)."
  }
}
