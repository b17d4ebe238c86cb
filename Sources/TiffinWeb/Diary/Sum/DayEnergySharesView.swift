import Templating
import TiffinCore

/// The eaten and planned shares of a day's energy goal, and the rest.
struct DayEnergySharesView: View {
  let totals: DayTotals
  let planned: DayTotals
  let goal: Energy?

  static let fields: Fields<DayEnergySharesView> = [
    "eaten": .text { view in
      view.totals.isKnown(view.totals.energy) ? Formatter.energy(view.totals.energy) : nil
    },
    "planned": .text { Formatter.energy($0.planned.energy) },
    "left": .text(\.left),
    "over": .text(\.over),
  ]

  private var both: FigureTotal { totals.energy + planned.energy }
  private var rest: Int? { goal.map { $0.kilocalories - both.amount } }
  private var left: String? { rest.flatMap { $0 < 0 ? nil : Formatter.grouped($0) } }
  private var over: String? { rest.flatMap { $0 < 0 ? Formatter.grouped(-$0) : nil } }
}
