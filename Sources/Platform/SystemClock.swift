import Glibc

/// The system's clock and its time zone: `TZ`, else `/etc/localtime`.
package enum SystemClock {
  /// Seconds since 1970-01-01 00:00 UTC.
  package static func seconds() -> Int {
    time(nil)
  }

  /// How many seconds local clocks are ahead of UTC at a moment, given in seconds since 1970-01-01 00:00 UTC.
  package static func offset(at seconds: Int) -> Int {
    var seconds = seconds
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return unsafe parts.tm_gmtoff
  }

  /// The time zone's file or name as it is set; a file that leads to another one is named by that.
  package static func zone() -> String {
    let zone = SystemEnvironment.variable("TZ") ?? localtime
    // A colon in front means a file.
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
