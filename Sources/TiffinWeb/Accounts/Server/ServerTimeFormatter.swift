import TiffinCore

/// A formatter of moments in the visitor's time zone.
struct ServerTimeFormatter: Sendable {
  let clock: Clock
  let visitor: Visitor
  /// The current time in seconds since 1970, as are all moments here.
  let now: Int

  /// Returns a date and time such as "Today, 03:15".
  func moment(_ seconds: Int) -> String {
    let moment = clock.moment(at: seconds, for: visitor.person)
    return "\(visitor.format.short(moment.date)), \(moment.time.iso)"
  }

  /// Returns a date such as "today" or "12 Nov".
  func day(_ seconds: Int) -> String {
    let date = clock.moment(at: seconds, for: visitor.person).date
    switch date {
    case visitor.today: return "today"
    case visitor.today.adding(days: -1): return "yesterday"
    default:
      let day = "\(date.day) \(CalendarNames.shortMonth(date.month))"
      return date.year == visitor.today.year ? day : "\(day) \(date.year)"
    }
  }

  /// Returns an age such as "just now", "5 minutes ago", "3 hours ago" or "12 days ago".
  func age(of seconds: Int) -> String {
    let minutes = max(0, now - seconds) / 60
    let (count, unit) =
      minutes < 60 ? (minutes, "minute") : minutes < 2_880 ? (minutes / 60, "hour") : (minutes / 1_440, "day")
    return count == 0 ? "just now" : "\(count) \(unit)\(count == 1 ? "" : "s") ago"
  }
}
