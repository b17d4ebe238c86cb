/// The amounts that a household paid for groceries, week by week.
public struct WeeklySpending: Equatable, Sendable {
  /// A week with its payments.
  public struct Week: Equatable, Sendable {
    /// The first day.
    public let first: LocalDate
    /// The amount paid, in minor units of the household's currency.
    public let paid: Int
  }

  /// The number of weeks, including the current one.
  public static let span = 12

  /// The weeks, earliest first.
  public let weeks: [Week]
  /// The household's weekly budget; nil if none is set.
  public let budget: Money?

  /// Reads the last weeks of a household in two statements; nil if nothing was paid in them.
  ///
  /// - Parameter today: A day of the last week.
  public init?(
    until today: LocalDate, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let start = person.settings.weekStart
    let firsts = (0..<Self.span).reversed().compactMap { today.adding(days: -7 * $0)?.week(from: start).first }
    guard let first = firsts.first else { return nil }
    let last = today.week(from: start).last ?? today
    let paid = try GroceryStore.paid(on: first...last, of: person, statements)
    if paid.isEmpty { return nil }
    let sums = Dictionary(grouping: paid) { $0.day.week(from: start).first ?? $0.day }
    weeks = firsts.map { first in
      Week(first: first, paid: (sums[first] ?? []).reduce(0) { $0 + $1.minorUnits })
    }
    budget = try HouseholdSettingsStore.settings(of: person.household, statements).weeklyBudget
  }

  /// The mean of the weeks since the first payment, rounded to a minor unit, without the current week unless it is the
  /// only one.
  public var average: Int {
    let spent = weeks.drop { $0.paid == 0 }
    let over = spent.count > 1 ? spent.dropLast() : spent
    return (over.reduce(0) { $0 + $1.paid } + over.count / 2) / max(over.count, 1)
  }
}
