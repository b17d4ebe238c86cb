import TiffinCore

/// What a trend is about.
enum TrendFigure: Sendable {
  case energy
  case macro(Macro)

  static let all = [energy] + Macro.allCases.map(macro)

  var name: String {
    switch self {
    case .energy: "Energy"
    case .macro(let macro): macro.name
    }
  }

  /// The colour.
  var kind: String {
    switch self {
    case .energy: "kcal"
    case .macro(let macro): macro.rawValue
    }
  }

  var unit: String {
    switch self {
    case .energy: "kcal"
    case .macro: "g"
    }
  }

  /// How many of what totals count make one of the unit.
  var scale: Int {
    switch self {
    case .energy: 1
    case .macro: 1_000
    }
  }

  func total(of totals: DayTotals) -> Total {
    switch self {
    case .energy: totals.energy
    case .macro(let macro): totals[macro]
    }
  }

  /// Counted as totals are.
  func goal(of goals: Goals) -> Int? {
    switch self {
    case .energy: goals.energy?.kilocalories
    case .macro(let macro): goals.macros[macro]?.milligrams
    }
  }

  /// In the unit, without it: "1,244", "50.5".
  func text(_ amount: Int) -> String {
    switch self {
    case .energy: Formatter.grouped(amount)
    case .macro: Formatter.sum(milligrams: amount)
    }
  }

  /// The same in whole ones: "1,244", "51".
  func rounded(_ amount: Int) -> String {
    Formatter.grouped((amount + scale / 2) / scale)
  }

  /// A day's; a dash where nothing is known.
  func text(of totals: DayTotals) -> String {
    let total = total(of: totals)
    guard totals.isKnown(total) else { return "–" }
    return (total.estimated > 0 ? Formatter.about : "") + text(total.amount)
  }
}
