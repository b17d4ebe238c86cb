import Templating
import TiffinCore

/// Today's totals, in the header of every page except that of the day itself.
struct TodayTotalsView: View {
  let href: String
  private let totals: DayTotals
  private let goal: Energy?

  init(_ totals: DayTotals, goal: Energy?, href: String) {
    self.totals = totals
    self.goal = goal
    self.href = href
  }

  static let fields: Fields<TodayTotalsView> = [
    "href": .text(\.href),
    "energy": .written(if: { $0.totals.isKnown($0.totals.energy) }) {
      Formatter.write(energy: $0.totals.energy, to: &$1)
    },
    "goal": .written(if: { $0.goal != nil }) { view, out in
      if let goal = view.goal { Formatter.write(goal, to: &out) }
    },
    "share": .text(\.share),
    "macros": .written { $0.totals.writeMacros(to: &$1) },
  ]

  /// The percentage of the goal that the ring shows; nil if there is no goal, and for 0, because the ring's rounded end
  /// would show a dot.
  private var share: String? {
    goal.flatMap { Formatter.share(of: totals.energy.amount, in: $0.kilocalories) }
  }
}

extension DayTotals {
  /// Writes whole grams, "C 126 · P 50 · F 60 g", with "–" for a macro that no meal has.
  fileprivate func writeMacros(to out: inout Output) {
    Formatter.writeMacros(to: &out) { macro, out in
      let total = self[macro]
      if isKnown(total) {
        Formatter.write(grouped: (total.amount + 500) / 1_000, to: &out)
      } else {
        out.write(markup: "–")
      }
    }
    out.write(markup: " g")
  }
}
