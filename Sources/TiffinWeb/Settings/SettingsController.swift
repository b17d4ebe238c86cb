import TiffinCore

/// A person's settings: shown, and changed a part at a time.
struct SettingsController: Sendable {
  let settings: SettingsStore
  let households: HouseholdSettingsStore
  let calendars: CalendarStore
  let mount: Mount
  let pages: Pages
  let clock: Clock
  let mode: Authentication

  init(_ services: Services) {
    settings = services.stores.settings
    households = services.stores.householdSettings
    calendars = services.stores.calendars
    mount = services.mount
    pages = services.pages
    clock = services.clock
    mode = services.authenticator.mode
  }

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let saved = try request.query.text("saved").map {
      SettingsPart(rawValue: $0)?.saved ?? CalendarNews(rawValue: $0)?.said ?? "Saved."
    }
    return try pages.html(try view(request, for: visitor, saved: saved), for: visitor)
  }

  func save(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    var sent = try SettingsReader(form, visitor.person)
    if visitor.isResuming { sent.errors = FormErrors(signedOut: ()) }
    guard sent.errors.isEmpty else {
      return try pages.html(try view(request, for: visitor, sent: sent), for: visitor, status: sent.errors.status)
    }
    try settings.save(sent.change, by: visitor.person.id)
    return .seeOther(try whereTo(form, request, visitor) ?? visitor.links.settings(saved: sent.part))
  }

  private func view(
    _ request: Request, for visitor: Visitor, sent: SettingsReader? = nil, saved: String? = nil
  ) throws(StoreError) -> SettingsView {
    let calendar = try calendars.secret(of: visitor.person.id).map {
      mount.address(of: visitor.links.calendar($0), for: request)
    }
    return SettingsView(
      visitor, try households.settings(of: visitor.person.household), calendar: calendar, sent: sent, saved: saved,
      hasHousehold: mode != .none, serverZone: clock.serverZone)
  }

  /// To the list whose order was chosen in it, on its first page, for its pages are others now; or to the page on which a
  /// time zone was offered.
  private func whereTo(_ form: FormData, _ request: Request, _ visitor: Visitor) throws -> String? {
    if let list = try form.text("list") {
      var place = try MealPlace(list)
      place.after = nil
      return visitor.links.meals(MealListQuery(place: place))
    }
    return try form.text("back").flatMap { visitor.links.own($0) }
  }
}
