/// One figure of several meals added up, exactly, and how many of them do not tell it.
public struct Total: Equatable, Sendable {
  /// Of no meals.
  public static let none = Total()

  /// What is known, added up: kilocalories of energy, milligrams of a macro.
  public private(set) var amount: Int
  /// Meals that do not tell this figure. The sum is "at least" what it says when there are any.
  public private(set) var unknown: Int

  /// Meals of which this figure is a recipe's that was guessed.
  public private(set) var estimated: Int
  /// Of those, meals of recipes of which nobody said for how many they are.
  public private(set) var assumed: Int

  /// Whether every meal tells this figure.
  public var isComplete: Bool { unknown == 0 }

  init(amount: Int = 0, unknown: Int = 0, estimated: Int = 0, assumed: Int = 0) {
    self.amount = amount
    self.unknown = unknown
    self.estimated = estimated
    self.assumed = assumed
  }

  /// Both sums in one.
  public static func + (one: Total, other: Total) -> Total {
    Total(
      amount: one.amount + other.amount, unknown: one.unknown + other.unknown,
      estimated: one.estimated + other.estimated, assumed: one.assumed + other.assumed)
  }

  /// Another meal's figure; nil when the meal does not tell it.
  mutating func add(_ figure: Int?, isEstimated: Bool = false, isAssumed: Bool = false) {
    if let figure { amount += figure } else { unknown += 1 }
    if isEstimated { estimated += 1 }
    if isAssumed { assumed += 1 }
  }
}
