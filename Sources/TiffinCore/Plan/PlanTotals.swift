/// The exact sum of one value over several plan entries, with the numbers of estimated and unknown values.
public struct PlanTotal: Hashable, Sendable {
  /// The sum of no entries.
  public static let none = PlanTotal()

  /// The sum of the known and estimated values, in kilocalories or minor units of the currency.
  public private(set) var amount = 0
  /// The number of entries with an estimate. If there are any, the sum is shown with "≈".
  public private(set) var estimated = 0
  /// The number of estimates for recipes that do not state their servings.
  public private(set) var assumed = 0
  /// The number of entries without this value. If there are any, the sum is a lower bound.
  public private(set) var unknown = 0

  /// True if part of the sum is an estimate.
  public var isEstimated: Bool { estimated > 0 }

  /// Adds two sums.
  public static func + (one: PlanTotal, other: PlanTotal) -> PlanTotal {
    var sum = one
    sum.amount += other.amount
    sum.estimated += other.estimated
    sum.unknown += other.unknown
    sum.assumed += other.assumed
    return sum
  }

  mutating func add(_ figure: StatedOrEstimated<Int>?) {
    guard let figure else { return unknown += 1 }
    amount += figure.value
    estimated += figure.isEstimated ? 1 : 0
    assumed += figure.ifServing == nil ? 0 : 1
  }
}

/// The energy and cost of the entries of one or several days.
public struct PlanTotals: Hashable, Sendable {
  /// The totals of no entries.
  public static let none = PlanTotals()

  /// The number of entries.
  public private(set) var entries = 0
  /// The energy in kilocalories of one serving of each entry, which is what one person eats.
  public private(set) var energy = PlanTotal.none
  /// The cost of all servings of each entry, in minor units of the currency.
  public private(set) var cost = PlanTotal.none

  private init() {}

  /// Creates the totals of some entries.
  public init(_ entries: [PlanEntry], in currency: Currency) {
    for entry in entries {
      self.entries += 1
      energy.add(entry.energy?.map(\.kilocalories))
      cost.add(entry.cost(in: currency))
    }
  }

  /// Adds two totals.
  public static func + (one: PlanTotals, other: PlanTotals) -> PlanTotals {
    var sum = one
    sum.entries += other.entries
    sum.energy = one.energy + other.energy
    sum.cost = one.cost + other.cost
    return sum
  }

  /// Returns true if at least one entry has the value. A sum of unknown values only is not shown as 0.
  ///
  /// - Parameter total: One of the sums of these totals.
  public func isKnown(_ total: PlanTotal) -> Bool { total.unknown < entries }
}
