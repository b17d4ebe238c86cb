import Templating
import TiffinCore

/// A total compared to its goal, in words and as a bar, for the template `plan/bar`.
struct PlanBarView: View {
  /// The total, such as "$53.20".
  let sum: String
  /// The unit, such as "of $90.00" or "kcal a day".
  let unit: String
  /// The difference to the goal, or the goal, such as "$4.10 over" or "goal 2,000"; nil if there is no goal, or a
  /// budget is not exceeded.
  let rest: String?
  /// The percentage of the goal; nil if there is no goal, or if the percentage is 0.
  let share: String?

  static let fields: Fields<PlanBarView> = [
    "sum": .text(\.sum),
    "unit": .text(\.unit),
    "rest": .text(\.rest),
    "share": .text(\.share),
  ]

  /// Returns the bar of the week's cost, compared to the budget.
  static func cost(of week: PlanWeek, budget: Money?, _ wording: PlanTotalsWording) -> PlanBarView {
    let total = week.totals.cost
    let isKnown = week.isEmpty || week.totals.isKnown(total)
    let over = budget.map { total.amount - $0.minorUnits } ?? 0
    return PlanBarView(
      sum: isKnown ? PlanTotalsWording.guess(total) + wording.money(total.amount) : "No cost",
      unit: isKnown ? budget.map { "of \(wording.money($0.minorUnits))" } ?? "for the week" : "known yet",
      rest: over > 0 ? "\(wording.money(over)) over" : nil,
      share: budget.flatMap { Formatter.share(of: total.amount, in: $0.minorUnits) })
  }

  /// Returns the bar of the average energy of days with known energy, compared to the goal.
  static func energy(of week: PlanWeek, goal: Energy?) -> PlanBarView {
    let total = week.totals.energy
    let days = week.days.filter { !$0.entries.isEmpty && $0.totals.isKnown($0.totals.energy) }.count
    let average = days == 0 ? 0 : (total.amount + days / 2) / days
    let isKnown = week.isEmpty || week.totals.isKnown(total)
    return PlanBarView(
      sum: isKnown ? PlanTotalsWording.guess(total) + Formatter.grouped(average) : "No kcal",
      unit: isKnown ? "kcal a day" : "known yet", rest: goal.map { "goal \(Formatter.grouped($0.kilocalories))" },
      share: goal.flatMap { Formatter.share(of: average, in: $0.kilocalories) })
  }
}
