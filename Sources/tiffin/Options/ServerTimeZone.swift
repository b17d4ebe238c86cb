import Platform

/// The server's time zone.
enum ServerTimeZone {
  /// Sets `TZ` to the system's zone if it is not set: otherwise the C library reads /etc/localtime again each time the
  /// time of day is needed, twice in every request. A change of zone takes effect at the next start.
  static func keep() {
    SystemEnvironment.setDefault("TZ", ":/etc/localtime")
  }
}
