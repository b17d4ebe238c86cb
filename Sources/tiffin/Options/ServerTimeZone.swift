import Platform

/// The server's time zone.
enum ServerTimeZone {
  /// Sets `TZ` to the system's zone if it is not set: otherwise the C library looks at /etc/localtime again each time
  /// the time of day is asked for, twice in every request. A change of zone takes effect at the next start.
  static func keep() {
    SystemEnvironment.setDefault("TZ", ":/etc/localtime")
  }
}
