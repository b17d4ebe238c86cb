/// The exact sum of one figure over several meals, and the number of meals that lack it.
public struct Total: Equatable, Sendable {
  /// The sum of no meals.
  public static let none = Total()

  /// The sum of the known figures: energy in kilocalories, nutrients in milligrams.
  public private(set) var amount: Int
  /// The number of meals without this figure. If there are any, the sum is a lower bound.
  public private(set) var unknown: Int
  /// The number of meals with only a part of this figure, as one of their foods does not state it.
  public private(set) var partial: Int

  /// The number of meals whose figure is estimated from a recipe.
  public private(set) var estimated: Int
  /// The number of these whose recipe does not state its servings.
  public private(set) var assumed: Int

  /// True if every meal has this figure completely.
  public var isComplete: Bool { unknown == 0 && partial == 0 }

  init(amount: Int = 0, unknown: Int = 0, partial: Int = 0, estimated: Int = 0, assumed: Int = 0) {
    self.amount = amount
    self.unknown = unknown
    self.partial = partial
    self.estimated = estimated
    self.assumed = assumed
  }

  /// Returns the sum of both.
  public static func + (one: Total, other: Total) -> Total {
    Total(
      amount: one.amount + other.amount, unknown: one.unknown + other.unknown, partial: one.partial + other.partial,
      estimated: one.estimated + other.estimated, assumed: one.assumed + other.assumed)
  }

  /// Adds another meal's figure; nil if it is unknown.
  mutating func add(_ figure: Int?, isEstimated: Bool = false, isAssumed: Bool = false, isPart: Bool = false) {
    if let figure { amount += figure } else { unknown += 1 }
    if isPart && figure != nil { partial += 1 }
    if isEstimated { estimated += 1 }
    if isAssumed { assumed += 1 }
  }
}
