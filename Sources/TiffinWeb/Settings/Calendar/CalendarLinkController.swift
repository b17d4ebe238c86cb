import TiffinCore

/// A controller that creates and removes the address at which calendar apps read a person's plan.
struct CalendarLinkController: Controller {
  let services: Services

  var calendars: CalendarLinkStore { services.stores.calendars }
  var settings: SettingsController { SettingsController(services) }

  /// Creates a new address for the calendar, which is shown once. The old one becomes invalid.
  func renew(_ request: Request, for visitor: Visitor) throws -> Response {
    let isNew = try calendars.link(of: visitor.person.id) == nil
    let secret = try calendars.renew(of: visitor.person)
    let news: CalendarLinkAction = isNew ? .opened : .renewed
    return try settings.show(secret, said: news.said, request, for: visitor)
  }

  func close(_ request: Request, for visitor: Visitor) throws -> Response {
    try calendars.close(of: visitor.person)
    return .seeOther(visitor.links.settings(.closed))
  }
}
