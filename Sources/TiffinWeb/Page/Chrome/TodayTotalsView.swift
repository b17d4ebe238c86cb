import Templating
import TiffinCore

/// A summary of the day so far, in the header of every page but the day's own.
struct TodayTotalsView: View {
  let href: String
  /// Nil if no meal gives its energy.
  let energy: String?
  let goal: String?
  /// Per cent of the goal; nil without one, and for 0, of which a round line end would make a dot.
  let share: String?
  /// "C 126 · P 50 · F 60 g"
  let macros: String

  init(_ totals: DayTotals, goal: Energy?, href: String) {
    self.href = href
    energy = totals.isKnown(totals.energy) ? Formatter.energy(totals.energy) : nil
    self.goal = goal.map { Formatter.grouped($0.kilocalories) }
    share = goal.flatMap { Formatter.share(of: totals.energy.amount, in: $0.kilocalories) }
    macros = Formatter.joined(Macro.allCases.map { $0.initial + " " + totals.grams($0) }) + " g"
  }

  static let fields: Fields<TodayTotalsView> = [
    "href": .text(\.href),
    "energy": .text(\.energy),
    "goal": .text(\.goal),
    "share": .text(\.share),
    "macros": .text(\.macros),
  ]
}

extension DayTotals {
  /// Whole grams, "126"; "–" where no meal tells them.
  fileprivate func grams(_ macro: Macro) -> String {
    let total = self[macro]
    guard isKnown(total) else { return "–" }
    return Formatter.grouped((total.amount + 500) / 1_000)
  }
}
