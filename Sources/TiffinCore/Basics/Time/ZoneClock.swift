import struct Foundation.Date
import struct Foundation.TimeZone
import Synchronization

/// Day and time in any time zone of the time zone database.
///
/// Its rules come with Foundation: a zone that changes its rules is right from the next release of Tiffin on.
public enum ZoneClock {
  /// What clocks in that zone show that many seconds after 1970-01-01 00:00 UTC; nil for a name that is not known.
  public static func moment(at seconds: Int, in zone: String) -> LocalMoment? {
    offset(at: seconds, in: zone).map { LocalMoment(seconds: seconds, offset: $0) }
  }

  /// How much more than UTC clocks show at that moment, in seconds, and when they are changed from then on until `end`;
  /// nil for a name that is not known.
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

  /// Whether that is a time zone's name, a superseded one included: `Asia/Calcutta`.
  public static func isKnown(_ zone: String) -> Bool {
    timeZone(zone) != nil
  }

  /// The names to choose from, sorted, without superseded ones.
  public static let names =
    (TimeZone.knownTimeZoneIdentifiers.filter { !superseded.contains($0) } + ["Asia/Kolkata", "UTC"]).sorted()

  private static func timeZone(_ name: String) -> TimeZone? {
    name.utf8.count <= 100 ? TimeZone(identifier: name) : nil
  }

  /// Seconds that clocks show more than UTC, and in which quarter of an hour they do.
  private struct Known {
    let quarter: Int
    let offset: Int?
  }

  private static let known = Mutex<[String: Known]>([:])

  /// Looked up once in a quarter of an hour: clocks change at no other moments, and looking takes a lock of its own.
  private static func offset(at seconds: Int, in zone: String) -> Int? {
    let quarter = seconds / 900
    return known.withLock { known in
      if let found = known[zone], found.quarter == quarter { return found.offset }
      let offset = timeZone(zone)?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      known[zone] = Known(quarter: quarter, offset: offset)
      return offset
    }
  }

  /// Foundation lists these too; each has another name today, `Asia/Kolkata` being the only one that it does not list.
  /// - Source: the time zone database, file `backward`.
  private static let superseded: Set = [
    "America/Godthab", "America/Montreal", "America/Nipigon", "America/Pangnirtung", "America/Rainy_River",
    "America/Santa_Isabel", "America/Shiprock", "America/Thunder_Bay", "America/Yellowknife", "Antarctica/South_Pole",
    "Asia/Calcutta", "Asia/Choibalsan", "Asia/Chongqing", "Asia/Harbin", "Asia/Kashgar", "Asia/Katmandu",
    "Asia/Rangoon", "Australia/Currie", "Europe/Kiev", "Europe/Uzhgorod", "Europe/Zaporozhye", "GMT",
    "Pacific/Enderbury", "Pacific/Johnston", "Pacific/Ponape", "Pacific/Truk",
  ]
}
