import TiffinCore

/// The stretch of time that a heading of the meal list names.
enum Period: Equatable, Sendable {
  case later
  case thisWeek
  case lastWeek
  case month(year: Int, month: Int)

  /// Weeks begin on Monday.
  init(of date: LocalDate, today: LocalDate) {
    let monday = today.adding(days: 1 - today.weekday.rawValue) ?? today
    if date >= (monday.adding(days: 7) ?? monday) {
      self = .later
    } else if date >= monday {
      self = .thisWeek
    } else if date >= (monday.adding(days: -7) ?? monday) {
      self = .lastWeek
    } else {
      self = .month(year: date.year, month: date.month)
    }
  }

  var title: String {
    switch self {
    case .later: "Later"
    case .thisWeek: "This week"
    case .lastWeek: "Last week"
    case .month(let year, let month): "\(Names.month(month)) \(year)"
    }
  }
}
