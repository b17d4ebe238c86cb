import Glibc

/// Day and time where the server stands.
public enum ServerClock {
  /// Now, in the server's own time zone (`TZ`, else `/etc/localtime`).
  public static func now() -> (date: LocalDate, time: LocalTime) {
    var seconds = time(nil)
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    let date = unsafe LocalDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    let time = unsafe LocalTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    return (date ?? .epoch, time ?? .midnight)
  }

  /// Seconds since 1970-01-01 00:00 UTC.
  public static func seconds() -> Int {
    time(nil)
  }
}
