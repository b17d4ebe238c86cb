import TiffinCore

/// A time zone in an iCalendar file: its offset, and the clock changes during the period of the events.
///
/// - Source: RFC 5545, 3.6.5.
struct CalendarZone: Sendable {
  let name: String
  private let offset: Int
  private let changes: [ZoneChange]
  private let start: Int

  /// Reads the rules of a time zone between two times in seconds since 1970; nil if the name is unknown.
  init?(_ name: String, from start: Int, to end: Int) {
    guard let rules = ZoneClock.changes(from: start, to: end, in: name) else { return nil }
    self.name = name
    self.start = start
    offset = rules.offset
    changes = rules.changes
  }

  func write(_ text: inout CalendarFileWriter) {
    text.line("BEGIN", "VTIMEZONE")
    text.line("TZID", name)
    observance(from: ZoneChange(seconds: start, before: offset, after: offset), &text)
    for change in changes { observance(from: change, &text) }
    text.line("END", "VTIMEZONE")
  }

  private func observance(from change: ZoneChange, _ text: inout CalendarFileWriter) {
    let kind = change.after > change.before ? "DAYLIGHT" : "STANDARD"
    text.line("BEGIN", kind)
    text.line("DTSTART", LocalDateTime(seconds: change.seconds, offset: change.before).calendarText)
    text.line("TZOFFSETFROM", Self.text(change.before))
    text.line("TZOFFSETTO", Self.text(change.after))
    text.line("END", kind)
  }

  /// Returns an offset in seconds in iCalendar format, such as `+0530`.
  private static func text(_ offset: Int) -> String {
    let minutes = abs(offset) / 60
    let time = LocalTime(hour: minutes / 60, minute: minutes % 60) ?? .midnight
    return (offset < 0 ? "-" : "+")
      + time.iso.utf8.filter { $0 != UInt8(ascii: ":") }.reduce(into: "") {
        $0.unicodeScalars.append(UnicodeScalar($1))
      }
  }
}
