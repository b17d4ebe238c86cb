import HTTPTypes
import TiffinCore

/// The plan for calendars, which cannot sign in: whoever has its address can have it.
struct CalendarController: Sendable {
  let plan: PlanStore
  let calendars: CalendarStore
  let clock: Clock
  /// What tells this server's calendars from others'.
  let origin: String

  init(_ services: Services) {
    plan = services.stores.plan
    calendars = services.stores.calendars
    clock = services.clock
    origin = services.calendarOrigin
  }

  /// The last four weeks, and all that is planned from then on for a year.
  func show(_ request: Request, _ file: CalendarFile) throws -> Response {
    let person = try calendars.person(file.secret)
    let now = clock.seconds()
    let today = clock.now(for: person).date
    let days = (-28..<366).compactMap { today.adding(days: $0) }
    let calendar = PlanCalendar(
      entries: try plan.week(days, for: person).days.flatMap(\.entries), person: person,
      zone: zone(of: person).flatMap { CalendarZone($0, from: now - 30 * 86_400, to: now + 400 * 86_400) },
      today: today, made: LocalMoment(seconds: now), origin: origin)
    let headers: HTTPFields = [
      .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-cache",
      .contentDisposition: "inline; filename=\"plan.ics\"",
    ]
    return Response(.ok, headers: headers, body: calendar.bytes)
  }

  /// A new address; the old one leads nowhere any more.
  func renew(_ request: Request, for visitor: Visitor) throws -> Response {
    let isNew = try calendars.secret(of: visitor.person.id) == nil
    try calendars.renew(of: visitor.person.id)
    return .seeOther(visitor.links.settings(isNew ? .opened : .renewed))
  }

  func close(_ request: Request, for visitor: Visitor) throws -> Response {
    try calendars.close(of: visitor.person.id)
    return .seeOther(visitor.links.settings(.closed))
  }

  private func zone(of person: Person) -> String? {
    if case .named(let zone) = person.settings.timeZone, ZoneClock.isKnown(zone) { return zone }
    return clock.serverZone
  }
}

/// The name of a calendar's file: its secret with `.ics` behind.
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
  /// Where a person's calendar can be had.
  func calendar(_ secret: String) -> String { path("plan", "calendar", secret + ".ics") }
}
