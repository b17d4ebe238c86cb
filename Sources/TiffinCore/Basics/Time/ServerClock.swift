import Platform

/// The server's clock and time zone.
public enum ServerClock {
  /// Returns the local day and time `seconds` after 1970-01-01 00:00 UTC, in the zone of `TZ` or `/etc/localtime`.
  public static func moment(at seconds: Int) -> LocalDateTime {
    LocalDateTime(seconds: seconds, offset: SystemClock.offset(at: seconds))
  }

  /// Returns the seconds since 1970-01-01 00:00 UTC.
  public static func seconds() -> Int {
    SystemClock.seconds()
  }

  /// Returns the name of the server's time zone, such as `Europe/London`; nil if only its rules are known.
  ///
  /// The name is read again for every call.
  public static func zoneName() -> String? {
    let folder = "/usr/share/zoneinfo/"
    let zone = SystemClock.zone()
    let bare = zone.hasPrefix(folder) ? String(zone.dropFirst(folder.utf8.count)) : zone
    return ZoneClock.isKnown(bare) ? bare == "Etc/UTC" ? "UTC" : bare : nil
  }
}
