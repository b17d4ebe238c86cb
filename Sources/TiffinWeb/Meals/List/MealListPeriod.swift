import TiffinCore

/// A period that is a heading of the meal list.
enum MealListPeriod: Equatable, Sendable {
  case later
  case thisWeek
  case lastWeek
  case month(year: Int, month: Int)

  var title: String {
    switch self {
    case .later: "Later"
    case .thisWeek: "This week"
    case .lastWeek: "Last week"
    case .month(let year, let month): "\(CalendarNames.month(month)) \(year)"
    }
  }
}

/// The periods relative to a day.
struct MealListPeriods: Sendable {
  private let lastWeek: LocalDate
  private let thisWeek: LocalDate
  private let nextWeek: LocalDate

  /// Creates the periods.
  ///
  /// - Parameter weekStart: The first day of the person's weeks.
  init(around today: LocalDate, from weekStart: Weekday) {
    thisWeek = today.week(from: weekStart).first ?? today
    lastWeek = thisWeek.adding(days: -7) ?? thisWeek
    nextWeek = thisWeek.adding(days: 7) ?? thisWeek
  }

  func period(of date: LocalDate) -> MealListPeriod {
    if date >= nextWeek { return .later }
    if date >= thisWeek { return .thisWeek }
    if date >= lastWeek { return .lastWeek }
    return .month(year: date.year, month: date.month)
  }
}
