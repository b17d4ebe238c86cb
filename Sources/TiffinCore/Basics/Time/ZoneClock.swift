import struct Foundation.Date
import struct Foundation.TimeZone
import Synchronization

/// The day and time in any zone of the time zone database.
///
/// The rules come with Foundation, so changed rules take effect with the next release of Tiffin.
public enum ZoneClock {
  /// Returns the local day and time `seconds` after 1970-01-01 00:00 UTC; nil for an unknown zone.
  public static func moment(at seconds: Int, in zone: String) -> LocalDateTime? {
    offset(at: seconds, in: zone).map { LocalDateTime(seconds: seconds, offset: $0) }
  }

  /// Returns the zone's offset from UTC at `start`, in seconds, and its clock changes after `start` and up to `end`;
  /// nil for an unknown zone.
  public static func changes(from start: Int, to end: Int, in zone: String) -> (offset: Int, changes: [ZoneChange])? {
    guard let rules = timeZone(zone) else { return nil }
    func offset(_ seconds: Int) -> Int { rules.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) }
    var changes: [ZoneChange] = []
    var moment = Date(timeIntervalSince1970: Double(start))
    while let next = rules.nextDaylightSavingTimeTransition(after: moment), next > moment {
      let seconds = Int(next.timeIntervalSince1970)
      if seconds > end { break }
      changes.append(ZoneChange(seconds: seconds, before: offset(seconds - 1), after: offset(seconds)))
      moment = next
    }
    return (offset(start), changes)
  }

  /// Returns true if the text is the name of a time zone, current or superseded, such as `Asia/Calcutta`.
  public static func isKnown(_ zone: String) -> Bool {
    timeZone(zone) != nil
  }

  /// The names of the time zones to choose from, sorted, without superseded names.
  public static let names =
    (TimeZone.knownTimeZoneIdentifiers.filter { !superseded.contains($0) } + ["Asia/Kolkata", "UTC"]).sorted()

  private static func timeZone(_ name: String) -> TimeZone? {
    name.utf8.count <= 100 ? TimeZone(identifier: name) : nil
  }

  /// The cached offset of a zone from UTC in seconds, nil for an unknown zone, and the quarter of an hour, counted from
  /// 1970, for which it holds.
  private struct CachedOffset {
    let quarter: Int
    let offset: Int?
  }

  private static let known = Mutex<[String: CachedOffset]>([:])

  /// Returns a zone's offset, looking it up once per quarter of an hour: clocks change at no other times, and each
  /// lookup takes a lock.
  private static func offset(at seconds: Int, in zone: String) -> Int? {
    let quarter = seconds / 900
    return known.withLock { known in
      if let found = known[zone], found.quarter == quarter { return found.offset }
      let offset = timeZone(zone)?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      known[zone] = CachedOffset(quarter: quarter, offset: offset)
      return offset
    }
  }

  /// The superseded names that Foundation still lists. It lists the newer name of each, except for `Asia/Kolkata`.
  /// - Source: the time zone database, file `backward`.
  private static let superseded: Set = [
    "America/Godthab", "America/Montreal", "America/Nipigon", "America/Pangnirtung", "America/Rainy_River",
    "America/Santa_Isabel", "America/Shiprock", "America/Thunder_Bay", "America/Yellowknife", "Antarctica/South_Pole",
    "Asia/Calcutta", "Asia/Choibalsan", "Asia/Chongqing", "Asia/Harbin", "Asia/Kashgar", "Asia/Katmandu",
    "Asia/Rangoon", "Australia/Currie", "Europe/Kiev", "Europe/Uzhgorod", "Europe/Zaporozhye", "GMT",
    "Pacific/Enderbury", "Pacific/Johnston", "Pacific/Ponape", "Pacific/Truk",
  ]
}
