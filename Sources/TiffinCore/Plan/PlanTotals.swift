/// One figure of several plan entries added up, exactly, and how far it can be relied upon.
public struct PlanTotal: Hashable, Sendable {
  /// Of no entries.
  public static let none = PlanTotal()

  /// What is known or estimated, added up: kilocalories, or the currency's smallest units.
  public private(set) var amount = 0
  /// Entries of which this figure is a guess: the sum is shown with ≈ when there are any.
  public private(set) var estimated = 0
  /// Of those, entries of recipes of which nobody said for how many they are.
  public private(set) var assumed = 0
  /// Entries that do not tell this figure: the sum is "at least" what it says when there are any.
  public private(set) var unknown = 0

  /// Whether a part of the sum is a guess.
  public var isEstimated: Bool { estimated > 0 }
  /// Whether every entry tells this figure.
  public var isComplete: Bool { unknown == 0 }

  /// Both sums in one.
  public static func + (one: PlanTotal, other: PlanTotal) -> PlanTotal {
    var sum = one
    sum.amount += other.amount
    sum.estimated += other.estimated
    sum.unknown += other.unknown
    sum.assumed += other.assumed
    return sum
  }

  mutating func add(_ figure: Known<Int>?) {
    guard let figure else { return unknown += 1 }
    amount += figure.value
    estimated += figure.isEstimated ? 1 : 0
    assumed += figure.ifServing == nil ? 0 : 1
  }
}

/// What the entries of a day, or of several, give and cost together.
public struct PlanTotals: Hashable, Sendable {
  /// Nothing planned.
  public static let none = PlanTotals()

  /// How many entries there are.
  public private(set) var entries = 0
  /// In kilocalories: one serving of each entry, as one person eats it.
  public private(set) var energy = PlanTotal.none
  /// In the currency's smallest units: all servings of each entry.
  public private(set) var cost = PlanTotal.none

  private init() {}

  /// Adds those entries up.
  public init(_ entries: [PlanEntry], in currency: Currency) {
    for entry in entries {
      self.entries += 1
      energy.add(entry.energy?.map(\.kilocalories))
      cost.add(entry.cost(in: currency))
    }
  }

  /// What both give together.
  public static func + (one: PlanTotals, other: PlanTotals) -> PlanTotals {
    var sum = one
    sum.entries += other.entries
    sum.energy = one.energy + other.energy
    sum.cost = one.cost + other.cost
    return sum
  }

  /// Whether any entry tells a figure: a sum of nothing known is no 0.
  ///
  /// - Parameter total: one of these.
  public func isKnown(_ total: PlanTotal) -> Bool { total.unknown < entries }
}
