import Templating
import TiffinCore

/// `plan/bar`: a total against its goal, in words and as a bar.
struct PlanBarView: View {
  /// "$53.20".
  let sum: String
  /// True if the total is incomplete, and so a minimum.
  let isLeast: Bool
  /// "of $90.00", "kcal a day".
  let unit: String
  /// "$36.80 left".
  let rest: String?
  /// Per cent; nil without a goal, or for 0.
  let share: String?
  /// The small print.
  let note: String?

  static let fields: Fields<PlanBarView> = [
    "sum": .text(\.sum),
    "least": .flag(\.isLeast),
    "unit": .text(\.unit),
    "rest": .text(\.rest),
    "share": .text(\.share),
    "note": .text(\.note),
  ]

  /// The week's cost against the budget.
  static func cost(of week: PlanWeek, budget: Money?, _ wording: PlanWording) -> PlanBarView {
    let total = week.totals.cost
    let isKnown = week.isEmpty || week.totals.isKnown(total)
    return PlanBarView(
      sum: isKnown ? PlanWording.guess(total) + wording.money(total.amount) : "No cost",
      isLeast: isKnown && !total.isComplete,
      unit: isKnown ? budget.map { "of \(wording.money($0.minorUnits))" } ?? "for the week" : "known yet",
      rest: budget.map { rest(of: $0.minorUnits - total.amount, total, wording) },
      share: budget.flatMap { Formatter.share(of: total.amount, in: $0.minorUnits) }, note: note(total.unknown, "cost"))
  }

  /// "$36.80 left", "at most ≈ $1.50 left", "$4.10 over your budget".
  private static func rest(of left: Int, _ total: PlanTotal, _ wording: PlanWording) -> String {
    let bound = total.isComplete ? "" : left < 0 ? "at least " : "at most "
    let amount = bound + PlanWording.guess(total) + wording.money(abs(left))
    return left < 0 ? "\(amount) over your budget" : "\(amount) left"
  }

  /// The average energy of the days with known energy, against the goal.
  static func energy(of week: PlanWeek, goal: Energy?) -> PlanBarView {
    let total = week.totals.energy
    let days = week.days.filter { !$0.entries.isEmpty && $0.totals.isKnown($0.totals.energy) }.count
    let average = days == 0 ? 0 : (total.amount + days / 2) / days
    let isKnown = week.isEmpty || week.totals.isKnown(total)
    let all =
      week.isEmpty || !isKnown ? nil : "\(PlanWording.marked(total, Formatter.grouped(total.amount))) kcal in all"
    return PlanBarView(
      sum: isKnown ? PlanWording.guess(total) + Formatter.grouped(average) : "No kcal",
      isLeast: isKnown && !total.isComplete,
      unit: isKnown ? "kcal a day" : "known yet", rest: goal.map { "goal \(Formatter.grouped($0.kilocalories))" },
      share: goal.flatMap { Formatter.share(of: average, in: $0.kilocalories) },
      note: [all, note(total.unknown, "energy"), PlanWording.condition(week.totals)].compactMap(\.self)
        .joined(separator: ", "))
  }

  private static func note(_ unknown: Int, _ figure: String) -> String? {
    switch unknown {
    case 0: nil
    case 1: "the \(figure) of one entry is unknown"
    default: "the \(figure) of \(unknown) entries is unknown"
    }
  }
}
