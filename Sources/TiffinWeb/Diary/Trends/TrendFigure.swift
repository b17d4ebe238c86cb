import TiffinCore

/// A quantity whose trend is drawn: energy or a nutrient.
enum TrendFigure: Sendable {
  case energy
  case macro(Macro)
  case further(FurtherNutrient)

  /// The quantities shown to everyone.
  static let usual = [energy] + Macro.allCases.map(macro)

  var name: String {
    switch self {
    case .energy: "Energy"
    case .macro(let macro): macro.name
    case .further(let nutrient): nutrient.name
    }
  }

  /// The CSS name of the colour.
  var kind: String {
    switch self {
    case .energy: "kcal"
    case .macro(let macro): macro.rawValue
    case .further(let nutrient): nutrient.field
    }
  }

  var unit: String {
    switch self {
    case .energy: "kcal"
    case .macro, .further: "g"
    }
  }

  /// The number of units of totals in one displayed unit.
  var scale: Int {
    switch self {
    case .energy: 1
    case .macro, .further: 1_000
    }
  }

  func total(of totals: DayTotals) -> FigureTotal {
    switch self {
    case .energy: totals.energy
    case .macro(let macro): totals[macro]
    case .further(let nutrient): totals[nutrient]
    }
  }

  /// Returns the goal in the unit of totals; nil if there is none.
  func goal(of goals: DailyGoals) -> Int? {
    switch self {
    case .energy: goals.energy?.kilocalories
    case .macro(let macro): goals.macros[macro]?.milligrams
    case .further(let nutrient): goals.further[nutrient]?.milligrams
    }
  }

  /// Returns an amount in the displayed unit, without the unit's name: "1,244", "50.5".
  func text(_ amount: Int) -> String {
    switch self {
    case .energy: Formatter.grouped(amount)
    case .macro, .further: Formatter.sum(milligrams: amount)
    }
  }

  /// Returns an amount rounded to whole units, "1,244", "51", or to tenths for fibre, sugars, saturated fat and salt
  /// below 10 g.
  func rounded(_ amount: Int) -> String {
    if case .further = self, amount < 10_000 { return Formatter.sum(milligrams: (amount + 50) / 100 * 100) }
    return Formatter.grouped((amount + scale / 2) / scale)
  }

  /// Returns the text of a day's total; a dash if no meal's value is known.
  func text(of totals: DayTotals) -> String {
    let total = total(of: totals)
    guard totals.isKnown(total) else { return "–" }
    // As on the day's page, a total that lacks some meals is a lower bound.
    let isLeast = if case .further = self { !total.isComplete } else { total.partial > 0 }
    return (isLeast ? "≥ " : total.estimated > 0 ? Formatter.about : "") + text(total.amount)
  }
}
