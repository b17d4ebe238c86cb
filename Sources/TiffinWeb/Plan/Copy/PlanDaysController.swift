import HTTPTypes
import TiffinCore

/// What is done to a day of the plan, or to a week.
struct PlanDaysController: Sendable {
  let plan: PlanStore
  let pages: Pages

  init(_ services: Services) {
    plan = services.stores.plan
    pages = services.pages
  }

  /// What copying would bring, before it is done.
  func preview(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    try page(try PlanCopyRequest(request.query, day, for: visitor), for: visitor)
  }

  private func page(_ copy: PlanCopyRequest, for visitor: Visitor) throws -> Response {
    let from = try plan.week(copy.days, for: visitor.person)
    let isRefused = !copy.errors.isEmpty
    let to = isRefused ? nil : try plan.week(copy.targets, for: visitor.person)
    return try pages.html(
      PlanCopyView(copy: copy, from: from, to: to), for: visitor, status: isRefused ? copy.errors.status : .ok)
  }

  func copy(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let copy = try PlanCopyRequest(form, day, for: visitor)
    guard copy.errors.isEmpty else { return try page(copy, for: visitor) }
    let copies = try plan.copy(
      copy.days, to: copy.target, copy.extent, key: try form.submissionKey, by: visitor.person)
    return .seeOther(visitor.links.plan(copy.target, PlanQuery(notice: PlanNotice(.copied, copies)), part: "main"))
  }

  /// Asks before a week is cleared.
  func askToClear(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let place = PlanPlace(day, for: visitor)
    let days = try days(of: request.query, place)
    let view = PlanClearView(week: try plan.week(days, for: visitor.person), isWeek: days.count > 1, place: place)
    return try pages.html(view, for: visitor)
  }

  func clear(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let days = try days(of: form, PlanPlace(day, for: visitor))
    let shown = try form.text("shown").map { Set(PlanNotice(.removed, $0).entries) }
    let cleared = try plan.clear(days, shown: shown, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: PlanNotice(.removed, cleared)), part: "main"))
  }

  /// Takes back what was added or copied.
  func remove(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let notice = PlanNotice(.removed, try request.form().text("entries") ?? "")
    try plan.remove(notice.entries, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: notice), part: "main"))
  }

  func restore(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let notice = PlanNotice(.restored, try request.form().text("entries") ?? "")
    try plan.restore(notice.entries, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: notice), part: "main"))
  }

  private func days(of data: FormData, _ place: PlanPlace) throws(HTTPRefusal) -> [LocalDate] {
    try data.text("scope") == "week" ? place.days : [place.day]
  }
}
