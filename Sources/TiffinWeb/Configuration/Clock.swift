import TiffinCore

/// What time it is, for whoever asks.
struct Clock: Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  var seconds: @Sendable () -> Int = ServerClock.seconds
  /// What clocks show where the server stands.
  var server: @Sendable (Int) -> LocalMoment = ServerClock.moment(at:)
  /// The name of the time zone there; nil where it has none.
  var serverZone: String? = ServerClock.zoneName()

  /// On the person's own clock; on the server's where none was chosen, or this server does not know it.
  func now(for person: Person) -> LocalMoment {
    moment(at: seconds(), for: person)
  }

  /// What that clock showed, or will show, so many seconds after 1970-01-01 00:00 UTC.
  func moment(at seconds: Int, for person: Person) -> LocalMoment {
    if case .named(let zone) = person.settings.timeZone, let moment = ZoneClock.moment(at: seconds, in: zone) {
      return moment
    }
    return server(seconds)
  }
}
