/// A day and a time, as a calendar and a clock on the same wall show them.
public struct LocalMoment: Hashable, Sendable {
  /// The day.
  public let date: LocalDate
  /// The minute of that day.
  public let time: LocalTime

  /// Combines both.
  public init(date: LocalDate, time: LocalTime) {
    self.date = date
    self.time = time
  }

  /// The moment `seconds` after 1970-01-01 00:00 UTC, on clocks that show `offset` seconds more than UTC.
  ///
  /// Outside the years 1 to 9999 the day is ``LocalDate/epoch``.
  public init(seconds: Int, offset: Int = 0) {
    let local = seconds + offset
    let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    let minutes = (local - day * 86_400) / 60
    date = LocalDate(daysSinceEpoch: day) ?? .epoch
    time = LocalTime(hour: minutes / 60, minute: minutes % 60) ?? .midnight
  }
}
