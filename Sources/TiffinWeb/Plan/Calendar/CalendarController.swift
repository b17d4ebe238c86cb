import HTTPTypes
import TiffinCore

/// A controller that returns the plan to calendar apps, which cannot sign in: anyone who knows the address can read it.
struct CalendarController: Controller {
  let services: Services

  /// A name that distinguishes this server's calendars from those of other servers.
  var origin: String { services.calendarOrigin }

  /// Returns the plan of the last four weeks and the next year.
  func show(_ request: Request, _ file: CalendarFile) throws -> Response {
    let now = clock.seconds()
    let (person, today, week) = try database.snapshot { statements in
      let person = try CalendarLinkStore.person(file.secret, statements)
      let today = clock.now(for: person).date
      let days = (-28..<366).compactMap { today.adding(days: $0) }
      return (person, today, try PlanStore.week(days, for: person, statements))
    }
    let entries = week.days.flatMap(\.entries)
    let calendar = PlanCalendar(
      entries: entries, person: person,
      zone: zone(of: person).flatMap { CalendarZone($0, from: now - 30 * 86_400, to: now + 400 * 86_400) },
      today: today, made: LocalDateTime(seconds: now), origin: origin, recipes: addresses(of: entries, request))
    let headers: HTTPFields = [
      .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-cache",
      .contentDisposition: "inline; filename=\"plan.ics\"",
    ]
    return Response(.ok, headers: headers, body: calendar.bytes)
  }

  /// Returns the full URLs of the entries' recipes for the planned servings; empty if the site's address is unknown.
  private func addresses(of entries: [PlanEntry], _ request: Request) -> [PlanEntry.ID: String] {
    guard mount.origin(for: request) != nil else { return [:] }
    let pages = entries.compactMap { entry in request.links.recipe(of: entry).map { (entry.id, $0) } }
    return Dictionary(uniqueKeysWithValues: pages).mapValues { mount.address(of: $0, for: request) }
  }

  private func zone(of person: Person) -> String? {
    if case .named(let zone) = person.settings.timeZone, ZoneClock.isKnown(zone) { return zone }
    return clock.serverZone
  }
}

/// The name of a calendar's file: its secret followed by `.ics`.
struct CalendarFile: PathParameter {
  let secret: String

  init?(_ segment: String) {
    let ending = ".ics"
    guard segment.utf8.count > ending.utf8.count, segment.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    else { return nil }
    secret = String(segment.unicodeScalars.dropLast(ending.unicodeScalars.count))
  }
}

extension Links {
  /// Returns the address of a person's calendar.
  func calendar(_ secret: String) -> String { path("plan", "calendar", secret + ".ics") }
}
