import TiffinCore

/// The number of days that trends cover.
enum TrendSpan: Int, CaseIterable, Sendable {
  case week = 7
  case month = 30
  case quarter = 90

  /// Parses `7`, `30` or `90`.
  init?(_ text: String) {
    guard let number = Int(text), String(number).isSameBytes(as: text) else { return nil }
    self.init(rawValue: number)
  }

  /// Returns the last days including today; fewer at the beginning of the supported dates.
  func days(until today: LocalDate) -> ClosedRange<LocalDate> {
    (today.adding(days: 1 - rawValue) ?? today)...today
  }

  /// The interval of days with a label: every day of a week, otherwise about five dates.
  var labelled: Int {
    switch self {
    case .week: 1
    case .month: 7
    case .quarter: 21
    }
  }

  /// The width of a bar, in tenths of a unit of the drawing.
  var barWidth: Int {
    switch self {
    case .week: 260
    case .month: 70
    case .quarter: 26
    }
  }
}
