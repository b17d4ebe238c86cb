/// A nutritional value that a food table can state: the energy or the mass of a nutrient.
public enum Nutrient: String, CaseIterable, Sendable {
  case energy, carbs, protein, fat, fibre, sugars, saturated, salt, alcohol
}

/// The nutrients in an amount of food. Nil means unknown, which is not the same as none.
public struct Nutrients: Hashable, Sendable {
  /// Nutrients that are all unknown.
  public static let unknown = Nutrients()

  /// The values in the order of ``Nutrient``: thousandths of a kilocalorie for energy, milligrams for the others.
  var thousandths: [Int?]

  /// Creates nutrients that are all unknown.
  public init() {
    thousandths = Array(repeating: nil, count: Nutrient.allCases.count)
  }

  /// The value in thousandths of a kilocalorie for energy, in milligrams for the others; nil if unknown.
  public subscript(nutrient: Nutrient) -> Int? {
    get { thousandths[nutrient.place] }
    set { thousandths[nutrient.place] = newValue }
  }

  /// The energy in whole kilocalories, rounded half up and capped at the upper bound of ``Energy/range``; nil if
  /// unknown.
  public var energy: Energy? {
    self[.energy].map { Energy(stored: min(($0 + 500) / 1_000, Energy.range.upperBound)) }
  }

  /// The masses of carbohydrate, protein and fat, each capped at the upper bound of ``Mass/range``.
  public var macros: Macros {
    func mass(_ nutrient: Nutrient) -> Mass? {
      self[nutrient].map { Mass(stored: min($0, Mass.range.upperBound)) }
    }
    return Macros(carbs: mass(.carbs), protein: mass(.protein), fat: mass(.fat))
  }

  /// True if no known value exceeds ``Energy/range`` or ``Mass/range``.
  var areCountable: Bool {
    let isEnergetic = self[.energy].map { $0 <= Energy.range.upperBound * 1_000 } ?? true
    return isEnergetic && thousandths.dropFirst().allSatisfy { $0.map(Mass.range.contains) ?? true }
  }

  /// Adds nutrients; a sum is unknown if one of its parts is.
  public static func + (one: Nutrients, other: Nutrients) -> Nutrients {
    var sum = Nutrients()
    for nutrient in Nutrient.allCases {
      if let first = one[nutrient], let second = other[nutrient] { sum[nutrient] = first + second }
    }
    return sum
  }
}

extension Nutrient {
  var place: Int {
    switch self {
    case .energy: 0
    case .carbs: 1
    case .protein: 2
    case .fat: 3
    case .fibre: 4
    case .sugars: 5
    case .saturated: 6
    case .salt: 7
    case .alcohol: 8
    }
  }
}
