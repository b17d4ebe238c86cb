/// Carbohydrate, protein and fat of one meal. Nil means unknown, which is not the same as none.
public struct Macros: Hashable, Sendable {
  /// Masses that are all unknown.
  public static let unknown = Macros()

  /// The mass of carbohydrate.
  public var carbs: Mass?
  /// The mass of protein.
  public var protein: Mass?
  /// The mass of fat.
  public var fat: Mass?

  /// Creates macros from separate masses; each is unknown by default.
  public init(carbs: Mass? = nil, protein: Mass? = nil, fat: Mass? = nil) {
    self.carbs = carbs
    self.protein = protein
    self.fat = fat
  }
}

/// One of the three nutrients that provide energy.
public enum Macro: String, CaseIterable, Sendable {
  case carbs, protein, fat

  /// The kilocalories per gram.
  ///
  /// - Source: Regulation (EU) No 1169/2011, Annex XIV.
  public var kilocaloriesPerGram: Int {
    switch self {
    case .carbs, .protein: 4
    case .fat: 9
    }
  }
}

extension Macros {
  /// True if all three masses are known.
  public var isComplete: Bool { Macro.allCases.allSatisfy { self[$0] != nil } }

  /// The mass of a macro; nil if unknown.
  public subscript(macro: Macro) -> Mass? {
    switch macro {
    case .carbs: carbs
    case .protein: protein
    case .fat: fat
    }
  }

  /// Returns the energy from a macro in thousandths of a kilocalorie; 0 if its mass is unknown.
  public func smallCalories(from macro: Macro) -> Int {
    (self[macro] ?? .zero).milligrams * macro.kilocaloriesPerGram
  }
}
