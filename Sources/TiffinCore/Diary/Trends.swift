/// The nutrient totals of several days, day by day, with averages.
public struct Trends: Sendable {
  /// All days of the range, earliest first, with their totals; nil for a day without meals.
  public let days: [(day: LocalDate, totals: DayTotals?)]
  /// The number of days with meals.
  public let daysWithMeals: Int

  /// Creates trends.
  ///
  /// - Parameters:
  ///   - days: The days to show.
  ///   - totals: The totals of the days with meals, from ``MealStore/totals(of:of:)``.
  public init(_ days: ClosedRange<LocalDate>, _ totals: [(day: LocalDate, totals: DayTotals)]) {
    let known = Dictionary(totals, uniquingKeysWith: +)
    let length = days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch
    self.days = (0...length).compactMap { days.lowerBound.adding(days: $0) }.map { ($0, known[$0]) }
    daysWithMeals = known.count
  }

  /// Returns the mean of a figure over the days with a meal that has it; nil if there are none.
  ///
  /// Days without any known value are left out, as they would count as 0. Today, which is not over, is left out as
  /// well, unless no other day has the figure.
  ///
  /// - Parameter today: The first day that is not over; nil if all are.
  public func average(of figure: (DayTotals) -> FigureTotal, before today: LocalDate? = nil) -> TrendAverage? {
    Self.average(of: days.filter { day in today.map { day.day < $0 } ?? true }.compactMap(\.totals), figure)
      ?? Self.average(of: days.compactMap(\.totals), figure)
  }

  /// Returns the number of days with meals before today.
  public func daysWithMeals(before today: LocalDate) -> Int {
    days.count { $0.day < today && $0.totals != nil }
  }

  /// Returns, for each day, the mean over that day and up to six days before it; nil if none of them has the figure,
  /// and from `today` on. Days without any known value are left out.
  public func movingAverage(of figure: (DayTotals) -> FigureTotal, before today: LocalDate) -> [Int?] {
    days.indices.map { index in
      if days[index].day >= today { return nil }
      return Self.average(of: days[max(0, index - 6)...index].compactMap(\.totals), figure)?.amount
    }
  }

  private static func average(of days: [DayTotals], _ figure: (DayTotals) -> FigureTotal) -> TrendAverage? {
    let told = days.filter { $0.isKnown(figure($0)) }.map(figure)
    guard !told.isEmpty else { return nil }
    let sum = told.reduce(.none, +)
    return TrendAverage(amount: (sum.amount + told.count / 2) / told.count, isComplete: sum.isComplete)
  }
}

/// The mean of a figure, such as energy, over several days.
public struct TrendAverage: Equatable, Sendable {
  /// The mean, rounded to the nearest integer, in the unit of the totals.
  public let amount: Int
  /// True if every meal of these days has the figure. Otherwise the mean is a lower bound.
  public let isComplete: Bool
}
