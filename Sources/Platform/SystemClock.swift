import Glibc

/// The system's clock and time zone. The zone is `TZ`, else `/etc/localtime`.
package enum SystemClock {
  /// Returns the seconds since 1970-01-01 00:00 UTC.
  package static func seconds() -> Int {
    time(nil)
  }

  /// Returns the milliseconds since 1970-01-01 00:00 UTC.
  package static func milliseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
  }

  /// Returns the offset of local time from UTC in seconds, at a moment given in seconds since 1970-01-01 00:00 UTC.
  package static func offset(at seconds: Int) -> Int {
    var seconds = seconds
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return unsafe parts.tm_gmtoff
  }

  /// Returns the name of the time zone in effect, or the path of its file after following links.
  package static func zone() -> String {
    let zone = SystemEnvironment.variable("TZ") ?? localtime
    // A leading colon means a file.
    let name = zone.utf8.first == UInt8(ascii: ":") ? String(zone.dropFirst()) : zone
    return name.hasPrefix("/") ? target(of: name) ?? name : name
  }

  private static let localtime = "/etc/localtime"

  private static func target(of path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }
}
