import TiffinCore

/// Moments on the visitor's own clock.
struct ServerTimes: Sendable {
  let clock: Clock
  let visitor: Visitor
  /// In seconds since 1970, as all moments here.
  let now: Int

  /// "Today, 03:15".
  func moment(_ seconds: Int) -> String {
    let moment = clock.moment(at: seconds, for: visitor.person)
    return "\(visitor.format.short(moment.date)), \(moment.time.iso)"
  }

  /// "today", "12 Nov".
  func day(_ seconds: Int) -> String {
    let date = clock.moment(at: seconds, for: visitor.person).date
    switch date {
    case visitor.today: return "today"
    case visitor.today.adding(days: -1): return "yesterday"
    default:
      let day = "\(date.day) \(Names.shortMonth(date.month))"
      return date.year == visitor.today.year ? day : "\(day) \(date.year)"
    }
  }

  /// "3 hours ago", "12 days ago"; what is less than an hour old is "just now" or some minutes.
  func age(of seconds: Int) -> String {
    let minutes = max(0, now - seconds) / 60
    let (count, unit) =
      minutes < 60 ? (minutes, "minute") : minutes < 2_880 ? (minutes / 60, "hour") : (minutes / 1_440, "day")
    return count == 0 ? "just now" : "\(count) \(unit)\(count == 1 ? "" : "s") ago"
  }
}
