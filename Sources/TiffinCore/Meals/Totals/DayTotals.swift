/// The sums of the meals of one or several days.
public struct DayTotals: Equatable, Sendable {
  /// The sums of no meals.
  public static let none = DayTotals(meals: 0, energy: .none, carbs: .none, protein: .none, fat: .none)

  /// The number of meals.
  public private(set) var meals: Int
  /// The energy in kilocalories.
  public private(set) var energy: FigureTotal
  /// The carbohydrates in milligrams.
  public private(set) var carbs: FigureTotal
  /// The protein in milligrams.
  public private(set) var protein: FigureTotal
  /// The fat in milligrams.
  public private(set) var fat: FigureTotal
  /// The sums in milligrams of each ``FurtherNutrient``, in the order of its cases; empty if they were not loaded.
  public var further: [FigureTotal] = []

  init(meals: Int, energy: FigureTotal, carbs: FigureTotal, protein: FigureTotal, fat: FigureTotal) {
    self.meals = meals
    self.energy = energy
    self.carbs = carbs
    self.protein = protein
    self.fat = fat
  }

  /// Creates the sums of meals.
  public init(_ meals: [Meal]) {
    self = .none
    for meal in meals {
      add(meal.content.energy, isEstimated: meal.content.isEstimated, meal.content.share, meal.content.macros)
    }
  }

  /// Creates the sums of meals.
  public init(_ meals: [ListedMeal]) {
    self = .none
    for meal in meals { add(meal.energy, isEstimated: meal.isEstimated, meal.share, meal.macros) }
  }

  /// The sum of one macro in milligrams.
  public subscript(macro: Macro) -> FigureTotal {
    switch macro {
    case .carbs: carbs
    case .protein: protein
    case .fat: fat
    }
  }

  /// The sum of fibre, sugars, saturated fat or salt in milligrams; unknown for all meals if it was not loaded.
  public subscript(nutrient: FurtherNutrient) -> FigureTotal {
    further.isEmpty ? FigureTotal(unknown: meals) : further[nutrient.rawValue]
  }

  /// Adds the sums of two sets of meals.
  public static func + (one: DayTotals, other: DayTotals) -> DayTotals {
    var sum = DayTotals(
      meals: one.meals + other.meals, energy: one.energy + other.energy, carbs: one.carbs + other.carbs,
      protein: one.protein + other.protein, fat: one.fat + other.fat)
    if one.further.isEmpty || other.further.isEmpty {
      sum.further = one.further + other.further
    } else {
      sum.further = zip(one.further, other.further).map { $0 + $1 }
    }
    return sum
  }

  /// Returns true if at least one meal has the figure, or if there are no meals. A sum of unknown figures only is not
  /// shown as 0.
  ///
  /// - Parameter total: One of this value's totals.
  public func isKnown(_ total: FigureTotal) -> Bool { meals == 0 || total.unknown < meals }

  mutating func add(_ energy: Energy?, isEstimated: Bool, _ share: ServingsDivisor?, _ macros: Macros) {
    meals += 1
    self.energy.add(energy?.kilocalories, isEstimated: isEstimated, isAssumed: share?.isAssumed ?? false)
    carbs.add(macros.carbs?.milligrams)
    protein.add(macros.protein?.milligrams)
    fat.add(macros.fat?.milligrams)
  }
}
