import Templating
import TiffinCore

/// How much of a meal's energy comes from carbs, protein and fat, by 4, 4 and 9 kcal per gram.
struct EnergyShares: View {
  /// Tenths of a per cent of carbs, protein and fat, in this order.
  private let thousandths: [Int]

  /// Nil where a part is unknown, or all are zero: there is nothing to share then.
  init?(_ macros: Macros) {
    guard let carbs = macros.carbs, let protein = macros.protein, let fat = macros.fat else { return nil }
    let parts = [carbs.milligrams * 4, protein.milligrams * 4, fat.milligrams * 9]
    let whole = parts.reduce(0, +)
    guard whole > 0 else { return nil }
    thousandths = parts.map { ($0 * 1_000 + whole / 2) / whole }
  }

  static let fields: Fields<EnergyShares> = ["arcs": .list(\.arcs)]

  /// Whole per cent, each rounded by itself.
  var percents: [Int] { thousandths.map { ($0 + 5) / 10 } }

  /// The pieces of the ring, one after the other, a hundredth of it left free between two.
  var arcs: [ArcView] {
    let gap = thousandths.filter { $0 > 0 }.count > 1 ? 10 : 0
    var begin = 0
    return zip(["carbs", "protein", "fat"], thousandths).compactMap { kind, part in
      defer { begin += part }
      guard part > gap else { return nil }
      return ArcView(kind: kind, length: part - gap, begin: begin)
    }
  }
}

/// A piece of the ring, in thousandths of it.
struct ArcView: View {
  let kind: String
  let length: Int
  let begin: Int

  static let fields: Fields<ArcView> = [
    "kind": .text(\.kind),
    "dash": .text { "\($0.length / 10).\($0.length % 10) 100" },
    "offset": .text { "-\($0.begin / 10).\($0.begin % 10)" },
  ]
}
