import Templating
import TiffinCore

/// A household's plan as an iCalendar file for one of its members, in their time zone.
///
/// - Source: RFC 5545; RFC 7986 for the calendar's name, refresh interval and colour.
struct PlanCalendar: Sendable {
  let entries: [PlanEntry]
  let person: Person
  /// The person's time zone; nil for floating times, which are in the local time of any device.
  let zone: CalendarZone?
  /// The current date in the person's time zone.
  let today: LocalDate
  /// The time of the file's creation in UTC.
  let made: LocalDateTime
  /// The suffix of the events' identifiers, which is unique to this server and independent of its host name.
  let origin: String
  /// The full URLs of the entries' recipes.
  let recipes: [PlanEntry.ID: String]

  var bytes: [UInt8] {
    var text = CalendarFileWriter()
    text.line("BEGIN", "VCALENDAR")
    text.line("VERSION", "2.0")
    text.line("PRODID", "-//Tiffin//Plan//EN")
    text.line("CALSCALE", "GREGORIAN")
    text.line("METHOD", "PUBLISH")
    text.line("NAME", text: "Tiffin: plan")
    text.line("X-WR-CALNAME", text: "Tiffin: plan")
    text.line("REFRESH-INTERVAL;VALUE=DURATION", "PT1H")
    zone?.write(&text)
    let together = Dictionary(grouping: entries, by: start)
    for entry in entries {
      let cooked = together[start(of: entry)] ?? []
      event(entry, ringingFor: cooked.first?.id == entry.id ? cooked : [], &text)
    }
    if person.settings.isReminded { sunday(&text) }
    text.line("END", "VCALENDAR")
    return text.bytes
  }

  private func start(of entry: PlanEntry) -> LocalDateTime {
    LocalDateTime(date: entry.day, time: entry.start(for: person))
  }

  /// Appends the event of an entry. If several entries start at the same time, only the first has an alarm, which names
  /// all of them.
  private func event(_ entry: PlanEntry, ringingFor cooked: [PlanEntry], _ text: inout CalendarFileWriter) {
    begin("entry-\(entry.id.number)", at: start(of: entry), &text)
    text.line("DURATION", "PT\(min(max(entry.recipe?.numbers.time?.value.minutes ?? 30, 15), 600))M")
    text.line("SEQUENCE", String(entry.revision - 1))
    text.line("SUMMARY", text: entry.slot.map { "\($0.name): \(entry.name.text)" } ?? entry.name.text)
    text.line("DESCRIPTION", text: facts(of: entry))
    if let recipe = recipes[entry.id] { text.line("URL", recipe) }
    let names = cooked.map(\.name.text).joined(separator: ", ")
    end(alarm: person.settings.isReminded && !cooked.isEmpty ? "Time to cook: \(names)" : nil, &text)
  }

  /// Appends an event on the next Sunday, or today if it is Sunday, that repeats every week.
  private func sunday(_ text: inout CalendarFileWriter) {
    let ahead = Weekday.sunday.rawValue - today.weekday.rawValue
    let at = LocalTime(hour: 10, minute: 0) ?? .midnight
    begin("sunday-\(person.id.number)", at: LocalDateTime(date: today.adding(days: ahead) ?? today, time: at), &text)
    text.line("DURATION", "PT15M")
    text.line("RRULE", "FREQ=WEEKLY;BYDAY=SU")
    text.line("SUMMARY", text: "Plan the week’s meals")
    end(alarm: "Plan the week’s meals", &text)
  }

  private func begin(_ name: String, at start: LocalDateTime, _ text: inout CalendarFileWriter) {
    text.line("BEGIN", "VEVENT")
    text.line("UID", "\(name)@\(origin)")
    text.line("DTSTAMP", made.calendarText + "Z")
    text.line(zone.map { "DTSTART;TZID=\($0.name)" } ?? "DTSTART", start.calendarText)
  }

  private func end(alarm: String?, _ text: inout CalendarFileWriter) {
    text.line("TRANSP", "TRANSPARENT")
    if let alarm {
      text.line("BEGIN", "VALARM")
      text.line("ACTION", "DISPLAY")
      text.line("TRIGGER", "PT0S")
      text.line("DESCRIPTION", text: alarm)
      text.line("END", "VALARM")
    }
    text.line("END", "VEVENT")
  }

  private func facts(of entry: PlanEntry) -> String {
    Output.text(capacity: 60) { PlanEntryFigures(entry, in: person.currency).write(in: person.currency, to: &$0) }
  }
}
