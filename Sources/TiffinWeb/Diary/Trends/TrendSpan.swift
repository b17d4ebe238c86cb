import TiffinCore

/// How many days the trends are of.
enum TrendSpan: Int, CaseIterable, Sendable {
  case week = 7
  case month = 30
  case quarter = 90

  /// As `7`, `30` or `90`.
  init?(_ text: String) {
    guard let number = Int(text), String(number).isSameBytes(as: text) else { return nil }
    self.init(rawValue: number)
  }

  /// The last days, today among them; fewer where the calendar begins.
  func days(until today: LocalDate) -> ClosedRange<LocalDate> {
    (today.adding(days: 1 - rawValue) ?? today)...today
  }

  /// Days between two that are named below a drawing: each weekday, else five dates.
  var labelled: Int {
    switch self {
    case .week: 1
    case .month: 7
    case .quarter: 21
    }
  }

  /// How wide a day's bar is, in tenths of the drawing's units.
  var barWidth: Int {
    switch self {
    case .week: 260
    case .month: 70
    case .quarter: 26
    }
  }
}
