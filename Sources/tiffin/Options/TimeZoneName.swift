import Glibc

/// The server's time zone.
enum TimeZoneName {
  /// Says it by name where it is not said: otherwise the C library looks at /etc/localtime anew each time that
  /// anything asks for the time of day, twice in every request. A zone that is changed counts from the next start.
  static func keep() {
    unsafe setenv("TZ", ":/etc/localtime", 0)
  }
}
