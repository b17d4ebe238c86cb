/// A figure that a person may want to see besides energy and macros.
public enum FurtherNutrient: Int, CaseIterable, Sendable {
  case fibre, sugars, saturated, salt

  /// As a table of foods names it.
  public var nutrient: Nutrient {
    switch self {
    case .fibre: .fibre
    case .sugars: .sugars
    case .saturated: .saturated
    case .salt: .salt
    }
  }
}

/// Fibre, sugars, saturated fat and salt: of a meal, or as goals. Nil means unknown, which is not the same as none.
public struct FurtherNutrients: Hashable, Sendable {
  /// Nothing known.
  public static let unknown = FurtherNutrients()

  private var fibre: Mass?
  private var sugars: Mass?
  private var saturated: Mass?
  private var salt: Mass?

  /// Combines values that were read one by one; nothing known by default.
  public init(fibre: Mass? = nil, sugars: Mass? = nil, saturated: Mass? = nil, salt: Mass? = nil) {
    (self.fibre, self.sugars, self.saturated, self.salt) = (fibre, sugars, saturated, salt)
  }

  /// Those of a food or a sum.
  public init(_ nutrients: Nutrients) {
    for further in FurtherNutrient.allCases {
      self[further] = nutrients[further.nutrient].map { Mass(stored: min($0, Mass.range.upperBound)) }
    }
  }

  /// The mass of one of them; nil if unknown.
  public subscript(nutrient: FurtherNutrient) -> Mass? {
    get {
      switch nutrient {
      case .fibre: fibre
      case .sugars: sugars
      case .saturated: saturated
      case .salt: salt
      }
    }
    set {
      switch nutrient {
      case .fibre: fibre = newValue
      case .sugars: sugars = newValue
      case .saturated: saturated = newValue
      case .salt: salt = newValue
      }
    }
  }

  /// Changes each that is known, at most to the largest mass of a meal.
  func map(_ change: (Int) -> Int) -> FurtherNutrients {
    var changed = self
    for nutrient in FurtherNutrient.allCases {
      changed[nutrient] = self[nutrient].map { Mass(stored: min(change($0.milligrams), Mass.range.upperBound)) }
    }
    return changed
  }

  /// Those of a serving if as much makes another number of servings.
  func shared(from servings: Servings, among count: Servings) -> FurtherNutrients {
    map { ($0 * servings.count + count.count / 2) / count.count }
  }
}

/// Which of them a person sees.
public struct ShownNutrients: OptionSet, Hashable, Sendable {
  /// The sum of 1, 2, 4 and 8, as stored.
  public let rawValue: Int

  /// Reads a stored sum.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One of them.
  public init(_ nutrient: FurtherNutrient) {
    rawValue = 1 << nutrient.rawValue
  }

  /// In their order.
  public var all: [FurtherNutrient] { FurtherNutrient.allCases.filter { contains(ShownNutrients($0)) } }
}
