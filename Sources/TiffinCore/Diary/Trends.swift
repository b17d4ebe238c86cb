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

  /// The mean of a figure over the days that have meals, rounded to the nearest; nil without any.
  ///
  /// - Parameter total: one of ``together``.
  public func average(of total: Total) -> Int? {
    daysWithMeals == 0 ? nil : (total.amount + daysWithMeals / 2) / daysWithMeals
  }
}
