/// A day and a time of day, without a time zone.
public struct LocalDateTime: Hashable, Sendable {
  /// The calendar day.
  public let date: LocalDate
  /// The time of that day, to the minute.
  public let time: LocalTime

  /// Creates a moment from a day and a time.
  public init(date: LocalDate, time: LocalTime) {
    self.date = date
    self.time = time
  }

  /// Creates the moment `seconds` after 1970-01-01 00:00 UTC, at an offset from UTC in seconds.
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
