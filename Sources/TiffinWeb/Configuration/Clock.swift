import TiffinCore

/// The current time, in the server's time zone and in each person's.
struct Clock: Sendable {
  /// Returns the seconds since 1970-01-01 00:00 UTC.
  var seconds: @Sendable () -> Int = ServerClock.seconds
  /// Returns the server's local time at a moment.
  var server: @Sendable (Int) -> LocalDateTime = ServerClock.moment(at:)
  /// The name of the server's time zone; nil if it has none.
  var serverZone: String? = ServerClock.zoneName()

  /// Returns the person's local time; the server's local time if the person chose no time zone, or an unknown one.
  func now(for person: Person) -> LocalDateTime {
    moment(at: seconds(), for: person)
  }

  /// Returns the person's local time at a moment, given in seconds since 1970-01-01 00:00 UTC.
  func moment(at seconds: Int, for person: Person) -> LocalDateTime {
    if case .named(let zone) = person.settings.timeZone, let moment = ZoneClock.moment(at: seconds, in: zone) {
      return moment
    }
    return server(seconds)
  }
}
