import Platform

/// The server's time zone.
enum ServerTimeZone {
  /// Says it by name where it is not said: otherwise the C library looks at /etc/localtime anew each time that
  /// anything asks for the time of day, twice in every request. A zone that is changed counts from the next start.
  static func keep() {
    SystemEnvironment.setDefault("TZ", ":/etc/localtime")
  }
}
