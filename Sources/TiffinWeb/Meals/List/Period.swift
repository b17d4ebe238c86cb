import TiffinCore

/// A period of time named by a heading of the meal list.
enum Period: Equatable, Sendable {
  case later
  case thisWeek
  case lastWeek
  case month(year: Int, month: Int)

  var title: String {
    switch self {
    case .later: "Later"
    case .thisWeek: "This week"
    case .lastWeek: "Last week"
    case .month(let year, let month): "\(Names.month(month)) \(year)"
    }
  }
}

/// The periods around a day.
struct Periods: Sendable {
  private let lastMonday: LocalDate
  private let monday: LocalDate
  private let nextMonday: LocalDate

  /// Weeks begin on Monday.
  init(around today: LocalDate) {
    monday = today.adding(days: 1 - today.weekday.rawValue) ?? today
    lastMonday = monday.adding(days: -7) ?? monday
    nextMonday = monday.adding(days: 7) ?? monday
  }

  func period(of date: LocalDate) -> Period {
    if date >= nextMonday { return .later }
    if date >= monday { return .thisWeek }
    if date >= lastMonday { return .lastWeek }
    return .month(year: date.year, month: date.month)
  }
}
