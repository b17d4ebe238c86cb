import HTTPTypes
import Localization
import TiffinCore

/// The controller of a person's settings, which are shown and changed one part at a time.
struct SettingsController: Controller {
  let services: Services

  var settings: SettingsStore { services.stores.settings }
  var conflict: SettingsConflictController { SettingsConflictController(services) }

  func index(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try page(nil, request, for: visitor, statements)
  }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ part: SettingsPart
  ) throws -> Response {
    try page(part, request, for: visitor, statements)
  }

  private func page(
    _ part: SettingsPart?, _ request: Request, for visitor: Visitor, _ statements: borrowing Statements
  ) throws -> Response {
    let page = try SettingsPage(
      of: visitor.person, withCalendar: part == .reminders, plannedFrom: part == .cooking ? visitor.today : nil,
      statements)
    let saved = try request.query.text("saved").map {
      CookingSettingsView.saved($0, page) ?? SettingsPart(rawValue: $0)?.saved ?? CalendarLinkAction(rawValue: $0)?.said
        ?? Message("Saved.")
    }
    let undo = PlanServingsUndoView(
      changed: try request.query.text("changed"), before: try request.query.text("before"),
      now: page.household.cooksFor, visitor.links)
    return try pages.html(view(page, part, for: visitor, saved: saved, undo: undo), for: visitor, statements)
  }

  func save(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    var sent = try SettingsFormReader(form, visitor.person)
    if visitor.isResuming { sent.errors = FormErrors(signedOut: ()) }
    guard sent.errors.isEmpty else {
      return try refuse(sent, request, for: visitor)
    }
    sent.planned = try CookingSettingsView.planned(form, on: visitor.today)
    switch try settings.save(sent.change, by: visitor.person) {
    case .changedMeanwhile(let now): return try conflict.show(sent, now: now, for: visitor)
    case .opened(let calendar):
      return try show(calendar, said: SettingsPart.reminders.saved, request, for: visitor, sent: sent)
    case .changedPlan(let entries, let before):
      let saved = visitor.links.settings(afterChanging: PlanEntryIDs(entries), cookedFor: before)
      return .seeOther(try destination(form, request, visitor) ?? saved)
    case .saved:
      return .seeOther(try destination(form, request, visitor) ?? visitor.links.settings(saved: sent.part))
    }
  }

  /// Shows the part about reminders with the calendar's address, which is shown only once.
  func show(
    _ calendar: SecretToken, said: Message, _ request: Request, for visitor: Visitor,
    sent: SettingsFormReader? = nil
  ) throws -> Response {
    try pages.database.snapshot { statements in
      let page = try SettingsPage(of: visitor.person, withCalendar: true, statements)
      let address = mount.address(of: visitor.links.calendar(calendar.text), for: request)
      let view = view(page, .reminders, for: visitor, calendar: address, sent: sent, saved: said)
      var response = try pages.html(view, for: visitor, statements)
      // Anyone can use the link, so the page must not be cached.
      response.headers[.cacheControl] = "private, no-store"
      return response
    }
  }

  /// Shows the goals as typed, with the result or the errors of the goal helper.
  func show(
    _ helper: GoalHelperView, _ sent: SettingsFormReader, _ request: Request, for visitor: Visitor
  ) throws -> Response {
    try pages.database.snapshot { statements in
      let page = try SettingsPage(of: visitor.person, withCalendar: false, statements)
      var typed = sent
      typed.errors = FormErrors()
      let view = view(page, .goals, for: visitor, sent: typed, helper: helper)
      return try pages.html(view, for: visitor, statements, refused: helper.errors)
    }
  }

  private func refuse(_ sent: SettingsFormReader, _ request: Request, for visitor: Visitor) throws -> Response {
    try pages.database.snapshot { statements in
      let part = sent.part ?? .diary
      let page = try SettingsPage(
        of: visitor.person, withCalendar: part == .reminders, plannedFrom: part == .cooking ? visitor.today : nil,
        statements)
      var helper = GoalHelperView(for: visitor)
      if part == .goals { try helper.keep(request.form()) }
      let view = view(page, part, for: visitor, sent: sent, helper: helper)
      return try pages.html(view, for: visitor, statements, refused: sent.errors)
    }
  }

  private func view(
    _ page: SettingsPage, _ part: SettingsPart?, for visitor: Visitor, calendar: String? = nil,
    sent: SettingsFormReader? = nil, helper: GoalHelperView? = nil, saved: Message? = nil,
    undo: PlanServingsUndoView? = nil
  ) -> SettingsView {
    let made = page.calendar?.made.map { clock.moment(at: $0, for: visitor.person).date }
    return SettingsView(
      visitor, page, part, calendar: calendar, calendarMade: made, sent: sent, helper: helper,
      saved: saved, undo: undo, hasHousehold: mode != .none, serverZone: clock.serverZone,
      languages: pages.languages)
  }

  /// Returns the address of the page to return to: the first page of the list whose order was changed, or the page that
  /// offered a time zone; nil for the settings themselves.
  private func destination(_ form: FormData, _ request: Request, _ visitor: Visitor) throws -> String? {
    if let list = try form.text("list") {
      var place = try MealListLocation(list)
      place.after = nil
      return visitor.links.meals(MealListQuery(place: place))
    }
    return try form.text("back").flatMap { visitor.links.own($0) }
  }
}
