import Templating
import TiffinCore

/// The share of each macro in a meal's energy.
struct EnergyShares: View {
  /// The shares in thousandths, in the order of `Macro.allCases`.
  private let thousandths: [Int]

  /// Creates the shares for a meal; nil if a macro is unknown, or all are zero.
  init?(_ macros: Macros) {
    guard macros.isComplete else { return nil }
    self.init(parts: Macro.allCases.map(macros.smallCalories))
  }

  /// Creates the shares for a day; nil if a macro of any meal is unknown, or all are zero.
  init?(_ totals: DayTotals) {
    guard Macro.allCases.allSatisfy({ totals[$0].isComplete }) else { return nil }
    self.init(parts: Macro.allCases.map { totals[$0].amount * $0.kilocaloriesPerGram })
  }

  private init?(parts: [Int]) {
    let whole = parts.reduce(0, +)
    guard whole > 0 else { return nil }
    thousandths = parts.map { ($0 * 1_000 + whole / 2) / whole }
  }

  static let fields: Fields<EnergyShares> = ["arcs": .list(\.arcs)]

  /// The shares in whole per cent, each rounded independently.
  var percents: [Int] { thousandths.map { ($0 + 5) / 10 } }

  /// The arcs of the ring, in order, with a gap of 1 % of the ring between two arcs.
  var arcs: [EnergyArcView] {
    let gap = thousandths.filter { $0 > 0 }.count > 1 ? 10 : 0
    var begin = 0
    return zip(Macro.allCases, thousandths).compactMap { macro, part in
      defer { begin += part }
      guard part > gap else { return nil }
      return EnergyArcView(kind: macro.rawValue, length: part - gap, begin: begin)
    }
  }
}

/// An arc of the ring, in thousandths of the circumference.
struct EnergyArcView: View {
  let kind: String
  let length: Int
  let begin: Int

  static let fields: Fields<EnergyArcView> = [
    "kind": .text(\.kind),
    "dash": .text { "\($0.length / 10).\($0.length % 10) 100" },
    "offset": .text { "-\($0.begin / 10).\($0.begin % 10)" },
  ]
}
