import Glibc

/// Day and time where the server stands.
public enum ServerClock {
  /// What clocks there show that many seconds after 1970-01-01 00:00 UTC: in `TZ`, else `/etc/localtime`.
  public static func moment(at seconds: Int) -> LocalMoment {
    var seconds = seconds
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return LocalMoment(seconds: seconds, offset: unsafe parts.tm_gmtoff)
  }

  /// Seconds since 1970-01-01 00:00 UTC.
  public static func seconds() -> Int {
    time(nil)
  }

  /// The name of the server's time zone, as `Europe/London`; nil where only its rules are known.
  ///
  /// Read anew each time it is asked for.
  public static func zoneName() -> String? {
    let folder = "/usr/share/zoneinfo/"
    let zone = unsafe getenv("TZ").map { unsafe String(cString: $0) } ?? localtime
    // A colon in front means a file; a link to one is named by what it leads to.
    let name = zone.utf8.first == UInt8(ascii: ":") ? String(zone.dropFirst()) : zone
    let path = name.hasPrefix("/") ? target(of: name) ?? name : name
    let bare = path.hasPrefix(folder) ? String(path.dropFirst(folder.utf8.count)) : path
    return ZoneClock.isKnown(bare) ? bare == "Etc/UTC" ? "UTC" : bare : nil
  }

  private static let localtime = "/etc/localtime"

  private static func target(of path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }
}
