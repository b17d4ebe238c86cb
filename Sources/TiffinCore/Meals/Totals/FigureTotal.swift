/// The exact sum of one figure over several meals, and the number of meals that lack it.
public struct FigureTotal: Equatable, Sendable {
  /// The sum of no meals.
  public static let none = FigureTotal()

  /// The sum of the known figures: energy in kilocalories, nutrients in milligrams.
  public private(set) var amount = 0
  /// The number of meals without this figure. If there are any, the sum is a lower bound.
  public private(set) var unknown = 0
  /// The number of meals with only a part of this figure, because one of their foods does not state it.
  public private(set) var partial = 0

  /// The number of meals whose figure is estimated from a recipe.
  public private(set) var estimated = 0
  /// The number of those estimates whose recipe does not state its servings.
  public private(set) var assumed = 0

  /// True if every meal has this figure completely.
  public var isComplete: Bool { unknown == 0 && partial == 0 }

  /// Adds two sums.
  public static func + (one: FigureTotal, other: FigureTotal) -> FigureTotal {
    FigureTotal(
      amount: one.amount + other.amount, unknown: one.unknown + other.unknown, partial: one.partial + other.partial,
      estimated: one.estimated + other.estimated, assumed: one.assumed + other.assumed)
  }

  /// Adds another meal's figure; nil if it is unknown.
  ///
  /// - Parameter isPart: True if one of the meal's foods does not state the figure.
  mutating func add(_ figure: Int?, isEstimated: Bool = false, isAssumed: Bool = false, isPart: Bool = false) {
    if let figure { amount += figure } else { unknown += 1 }
    if isPart && figure != nil { partial += 1 }
    if isEstimated { estimated += 1 }
    if isAssumed { assumed += 1 }
  }
}
