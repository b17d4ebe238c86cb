/// One of the three nutrients that energy is worked out from.
public enum Macro: String, CaseIterable, Sendable {
  case carbs, protein, fat

  /// Kilocalories that a gram gives.
  /// - Source: Regulation (EU) No 1169/2011, Annex XIV.
  public var kilocaloriesPerGram: Int {
    switch self {
    case .carbs, .protein: 4
    case .fat: 9
    }
  }
}

extension Macros {
  /// Whether all three are known.
  public var isComplete: Bool { Macro.allCases.allSatisfy { self[$0] != nil } }

  /// Nil where it is unknown.
  public subscript(macro: Macro) -> Mass? {
    switch macro {
    case .carbs: carbs
    case .protein: protein
    case .fat: fat
    }
  }

  /// Thousandths of a kilocalorie that one of them gives; an unknown one none.
  public func smallCalories(from macro: Macro) -> Int {
    (self[macro] ?? .zero).milligrams * macro.kilocaloriesPerGram
  }
}
