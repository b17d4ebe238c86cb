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
  /// The amount paid, such as "$24.10 paid"; nil if nothing was entered.
  var paid: String?

  static let fields: Fields<PlanBarView> = [
    "sum": .text(\.sum),
    "unit": .text(\.unit),
    "rest": .text(\.rest),
    "share": .text(\.share),
    "paid": .text(\.paid),
  ]

  /// Returns the bar of the week's cost, compared to the budget.
  ///
  /// - Parameter paid: What was paid for groceries, in minor units of the currency; 0 if nothing was entered.
  static func cost(of week: PlanWeek, budget: Money?, paid: Int, _ wording: PlanTotalsWording) -> PlanBarView {
    let total = week.totals.cost
    let isKnown = week.isEmpty || week.totals.isKnown(total)
    let goal = budget.map { "of \(wording.money($0.minorUnits))" } ?? "for the week"
    return PlanBarView(
      sum: isKnown ? PlanTotalsWording.guess(total) + wording.money(total.amount) : "No cost",
      unit: !isKnown ? "known yet" : paid > 0 ? "planned, \(goal)" : goal,
      rest: over(total.amount, budget, wording),
      share: budget.flatMap { Formatter.share(of: total.amount, in: $0.minorUnits) },
      paid: paid > 0
        ? "\(wording.money(paid)) paid" + (over(paid, budget, wording).map { ", \($0)" } ?? "") : nil)
  }

  /// Returns the amount above the budget, such as "$4.10 over"; nil if the budget is not exceeded.
  private static func over(_ amount: Int, _ budget: Money?, _ wording: PlanTotalsWording) -> String? {
    guard let budget, amount > budget.minorUnits else { return nil }
    return "\(wording.money(amount - budget.minorUnits)) over"
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
