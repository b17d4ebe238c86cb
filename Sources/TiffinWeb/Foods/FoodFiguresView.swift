import Templating
import TiffinCore

/// The energy and macros of an amount of food.
struct FoodFiguresView: View {
  let energy: Energy?
  let macros: Macros

  static let fields: Fields<FoodFiguresView> = [
    "energy": .text { $0.energy.map { Formatter.grouped($0.kilocalories) } },
    "macros": .list { view in Macro.allCases.map { FoodMacroView(macro: $0, mass: view.macros[$0]) } },
  ]
}

extension FoodFiguresView {
  init(nutrients: Nutrients) {
    self.init(energy: nutrients.energy, macros: nutrients.macros)
  }
}

/// A macro in whole grams.
struct FoodMacroView: View {
  let macro: Macro
  let mass: Mass?

  static let fields: Fields<FoodMacroView> = [
    "kind": .text(\.macro.rawValue),
    "label": .text(\.macro.name),
    "initial": .text(\.macro.initial),
    "grams": .text { $0.mass.map { String(QuickEntry.wholeGrams($0)) } },
  ]
}
