import TiffinCore

/// The current time, on the server's clock and on each person's.
struct Clock: Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  var seconds: @Sendable () -> Int = ServerClock.seconds
  /// The local time of the server.
  var server: @Sendable (Int) -> LocalMoment = ServerClock.moment(at:)
  /// The name of the server's time zone; nil if it has none.
  var serverZone: String? = ServerClock.zoneName()

  /// The time on the person's own clock; on the server's if no zone was chosen, or this server does not know it.
  func now(for person: Person) -> LocalMoment {
    moment(at: seconds(), for: person)
  }

  /// The person's local time at a moment, given in seconds since 1970-01-01 00:00 UTC.
  func moment(at seconds: Int, for person: Person) -> LocalMoment {
    if case .named(let zone) = person.settings.timeZone, let moment = ZoneClock.moment(at: seconds, in: zone) {
      return moment
    }
    return server(seconds)
  }
}
