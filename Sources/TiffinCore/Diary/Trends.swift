/// What was eaten on each of several days, together, and on average.
public struct Trends: Sendable {
  /// Every day, the earliest first; nil for one without meals.
  public let days: [(day: LocalDate, totals: DayTotals?)]
  /// What all meals of these days give.
  public let together: DayTotals
  /// How many days have meals.
  public let daysWithMeals: Int

  /// - Parameter totals: of the days that have meals, as ``MealStore/totals(of:of:)`` gives them.
  public init(_ days: ClosedRange<LocalDate>, _ totals: [(day: LocalDate, totals: DayTotals)]) {
    let known = Dictionary(totals, uniquingKeysWith: +)
    let length = days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch
    self.days = (0...length).compactMap { days.lowerBound.adding(days: $0) }.map { ($0, known[$0]) }
    together = totals.reduce(.none) { $0 + $1.totals }
    daysWithMeals = known.count
  }

  /// The mean of a figure over the days of which a part of it is known; nil without any.
  ///
  /// A day whose meals do not tell the figure has no part in it: it would count as a day of 0.
  public func average(of figure: (DayTotals) -> Total) -> TrendAverage? {
    let told = days.compactMap(\.totals).filter { $0.isKnown(figure($0)) }.map(figure)
    guard !told.isEmpty else { return nil }
    let sum = told.reduce(.none, +)
    return TrendAverage(amount: (sum.amount + told.count / 2) / told.count, isComplete: sum.isComplete)
  }
}

/// The mean of a figure over several days.
public struct TrendAverage: Equatable, Sendable {
  /// Rounded to the nearest, in what totals count.
  public let amount: Int
  /// Whether every meal of these days tells the figure. Otherwise the mean is at least this.
  public let isComplete: Bool
}
