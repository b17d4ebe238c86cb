/// The sums of each of several days, of all of them, and averages.
public struct Trends: Sendable {
  /// All days, earliest first; nil for a day without meals.
  public let days: [(day: LocalDate, totals: DayTotals?)]
  /// The sums of all meals of these days.
  public let together: DayTotals
  /// The number of days with meals.
  public let daysWithMeals: Int

  /// - Parameter totals: The sums of the days with meals, from ``MealStore/totals(of:of:)``.
  public init(_ days: ClosedRange<LocalDate>, _ totals: [(day: LocalDate, totals: DayTotals)]) {
    let known = Dictionary(totals, uniquingKeysWith: +)
    let length = days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch
    self.days = (0...length).compactMap { days.lowerBound.adding(days: $0) }.map { ($0, known[$0]) }
    together = totals.reduce(.none) { $0 + $1.totals }
    daysWithMeals = known.count
  }

  /// Returns the mean of a figure over the days with a meal that has it; nil if there are none.
  ///
  /// Days without any known value are left out: they would count as 0.
  public func average(of figure: (DayTotals) -> Total) -> TrendAverage? {
    let told = days.compactMap(\.totals).filter { $0.isKnown(figure($0)) }.map(figure)
    guard !told.isEmpty else { return nil }
    let sum = told.reduce(.none, +)
    return TrendAverage(amount: (sum.amount + told.count / 2) / told.count, isComplete: sum.isComplete)
  }
}

/// The mean of a figure over several days.
public struct TrendAverage: Equatable, Sendable {
  /// Rounded to the nearest, in the unit of the totals.
  public let amount: Int
  /// True if every meal of these days has the figure. Otherwise the mean is a lower bound.
  public let isComplete: Bool
}
