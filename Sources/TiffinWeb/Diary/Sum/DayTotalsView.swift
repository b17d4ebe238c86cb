import Templating
import TiffinCore

/// The totals of a day's meals and planned entries, compared to the goals.
struct DayTotalsView: View {
  let totals: DayTotals
  let planned: DayTotals
  let goals: DailyGoals
  let doubts: TotalsCaveatsView?
  let further: DayFurtherNutrientsView?

  static let fields: Fields<DayTotalsView> = [
    "energy": .text(\.energy),
    "size": .text { RingTextSize.size(of: $0.energy) },
    "goal": .text { view in view.goals.energy.map { Formatter.grouped($0.kilocalories) } },
    "share": .text { view in
      view.goals.energy.flatMap { Formatter.share(of: view.totals.energy.amount, in: $0.kilocalories) }
    },
    "later": .text(\.later),
    "ring": .view { view in view.goals.energy == nil ? EnergyShares(view.totals) : nil },
    "macros": .list(\.macros),
    "parts": .view { view in
      view.hasPlanned ? DayEnergySharesView(totals: view.totals, planned: view.planned, goal: view.goals.energy) : nil
    },
    "left": .text(\.left),
    "doubts": .view(\.doubts),
    "further": .view(\.further),
  ]

  /// The energy; a dash if no meal has known energy.
  private var energy: String { isKnown ? Formatter.energy(totals.energy) : "–" }

  private var isKnown: Bool { totals.isKnown(totals.energy) }

  /// True if the planned entries have known energy.
  private var hasPlanned: Bool { planned.energy.amount > 0 }

  /// The percentage of the energy goal including the planned entries; nil if there are none, or there is no goal.
  private var later: String? {
    guard hasPlanned, let goal = goals.energy else { return nil }
    return Formatter.share(of: totals.energy.amount + planned.energy.amount, in: goal.kilocalories)
  }

  private var macros: [MacroTotalView] {
    Macro.allCases.map {
      MacroTotalView(
        macro: $0, total: totals[$0], planned: planned[$0], goal: goals.macros[$0], isKnown: totals.isKnown(totals[$0]))
    }
  }

  /// A sentence about the difference to the energy goal, neutral if the goal is exceeded; nil if there is no goal, no
  /// meal has known energy, or a planned entry has known energy.
  private var left: String? {
    guard isKnown, !hasPlanned, let goal = goals.energy?.kilocalories else { return nil }
    let rest = goal - totals.energy.amount
    if rest == 0 { return "Exactly at the goal." }
    return rest > 0 ? "\(Formatter.grouped(rest)) kcal left." : "\(Formatter.grouped(-rest)) kcal over the goal."
  }
}

/// A day's total of a macro, compared to the goal if there is one.
struct MacroTotalView: View {
  let macro: Macro
  let total: FigureTotal
  let planned: FigureTotal
  let goal: Mass?
  /// True if the macro is known for at least one meal, or there are no meals; a sum of unknown values is not 0.
  let isKnown: Bool

  static let fields: Fields<MacroTotalView> = [
    "kind": .text(\.macro.rawValue),
    "label": .text(\.macro.name),
    "grams": .text { Formatter.sum(milligrams: $0.total.amount) },
    "goal": .text { view in view.goal.map { Formatter.sum(milligrams: $0.milligrams) } },
    "share": .text { view in view.goal.flatMap { Formatter.share(of: view.total.amount, in: $0.milligrams) } },
    "later": .text { view in
      guard view.planned.amount > 0, let goal = view.goal else { return nil }
      return Formatter.share(of: view.total.amount + view.planned.amount, in: goal.milligrams)
    },
    "known": .flag(\.isKnown),
  ]
}

extension Formatter {
  /// Returns the filled part of a ring or bar in per cent with one decimal, at most 100: "62.2"; nil for 0, for which
  /// the round line end would show as a dot.
  static func share(of amount: Int, in goal: Int) -> String? {
    let thousandths = min(amount * 1_000 / max(1, goal), 1_000)
    return thousandths == 0 ? nil : tenths(thousandths)
  }
}
