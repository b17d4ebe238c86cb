/// A nutrient that a person can choose to see besides energy and macros.
public enum FurtherNutrient: Int, CaseIterable, Sendable {
  case fibre, sugars, saturated, salt

  /// The same nutrient as a case of ``Nutrient``.
  public var nutrient: Nutrient {
    switch self {
    case .fibre: .fibre
    case .sugars: .sugars
    case .saturated: .saturated
    case .salt: .salt
    }
  }
}

/// Fibre, sugars, saturated fat and salt of a meal, or as goals. Nil means unknown, which is not the same as none.
public struct FurtherNutrients: Hashable, Sendable {
  /// Values that are all unknown.
  public static let unknown = FurtherNutrients()

  private var fibre: Mass?
  private var sugars: Mass?
  private var saturated: Mass?
  private var salt: Mass?

  /// Creates nutrients from separate values; each is unknown by default.
  public init(fibre: Mass? = nil, sugars: Mass? = nil, saturated: Mass? = nil, salt: Mass? = nil) {
    (self.fibre, self.sugars, self.saturated, self.salt) = (fibre, sugars, saturated, salt)
  }

  /// Creates the values of a food or a sum; a mass above ``Mass/range`` is capped.
  public init(_ nutrients: Nutrients) {
    for further in FurtherNutrient.allCases {
      self[further] = nutrients[further.nutrient].map { Mass(stored: min($0, Mass.range.upperBound)) }
    }
  }

  /// The mass of a nutrient; nil if unknown.
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

  /// Returns the values with `change` applied to each known one, in milligrams, capped at the upper bound of
  /// ``Mass/range``.
  func map(_ change: (Int) -> Int) -> FurtherNutrients {
    var changed = self
    for nutrient in FurtherNutrient.allCases {
      changed[nutrient] = self[nutrient].map { Mass(stored: min(change($0.milligrams), Mass.range.upperBound)) }
    }
    return changed
  }

  /// Converts the values of one serving of a recipe that is divided into `servings` to those of one serving if the same
  /// recipe is divided into `count`, rounded half up.
  func shared(from servings: Servings, among count: Servings) -> FurtherNutrients {
    map { ($0 * servings.count + count.count / 2) / count.count }
  }
}

/// The further nutrients that a person chose to see.
public struct ChosenNutrients: OptionSet, Hashable, Sendable {
  /// The stored sum of 1 for fibre, 2 for sugars, 4 for saturated fat and 8 for salt.
  public let rawValue: Int

  /// Creates the set from a stored sum.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a set of one nutrient.
  public init(_ nutrient: FurtherNutrient) {
    rawValue = 1 << nutrient.rawValue
  }

  /// The nutrients of the set, in the order of ``FurtherNutrient``.
  public var all: [FurtherNutrient] { FurtherNutrient.allCases.filter { contains(ChosenNutrients($0)) } }
}
