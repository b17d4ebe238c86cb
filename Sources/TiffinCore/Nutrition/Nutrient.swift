/// A figure that a table of foods states.
public enum Nutrient: String, CaseIterable, Sendable {
  case energy, carbs, protein, fat, fibre, sugars, saturated, salt, alcohol
}

/// What is in an amount of food. What it does not state is unknown, which is not the same as none.
public struct Nutrients: Hashable, Sendable {
  /// Nothing known.
  public static let unknown = Nutrients()

  /// In thousandths of a kilocalorie and in milligrams, by the order of ``Nutrient``.
  var thousandths: [Int?]

  /// Nothing known.
  public init() {
    thousandths = Array(repeating: nil, count: Nutrient.allCases.count)
  }

  /// Thousandths: of a kilocalorie for energy, of a gram for the others; nil if unknown.
  public subscript(nutrient: Nutrient) -> Int? {
    get { thousandths[nutrient.place] }
    set { thousandths[nutrient.place] = newValue }
  }

  /// Whole kilocalories, a half up; nil if unknown.
  public var energy: Energy? {
    self[.energy].map { Energy(stored: min(($0 + 500) / 1_000, Energy.range.upperBound)) }
  }

  /// Carbohydrate, protein and fat.
  public var macros: Macros {
    func mass(_ nutrient: Nutrient) -> Mass? {
      self[nutrient].map { Mass(stored: min($0, Mass.range.upperBound)) }
    }
    return Macros(carbs: mass(.carbs), protein: mass(.protein), fat: mass(.fat))
  }

  /// Whether a meal can hold these figures as they are.
  var areCountable: Bool {
    let isEnergetic = self[.energy].map { $0 <= Energy.range.upperBound * 1_000 } ?? true
    return isEnergetic && thousandths.dropFirst().allSatisfy { $0.map(Mass.range.contains) ?? true }
  }

  /// Adds up; a sum is unknown where one of its parts is.
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
