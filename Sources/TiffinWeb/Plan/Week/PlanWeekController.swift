import HTTPTypes
import TiffinCore

/// The controller of the weekly plan, and of the form that adds entries.
struct PlanWeekController: Controller {
  let services: Services

  /// Shows the current week, or redirects to the week of the date that was picked.
  func find(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements
  ) throws -> SnapshotResult<Response> {
    guard let picked = try request.query.text("day") else {
      return try show(request, for: visitor, statements, visitor.today)
    }
    return .made(.seeOther(visitor.links.plan(LocalDate(typed: picked) ?? visitor.today)))
  }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ day: LocalDate
  ) throws -> SnapshotResult<Response> {
    let query = try PlanQuery(request.query)
    let place = PlanContext(day, for: visitor)
    return try catalogue.page(for: query.lookup(at: place), statements) { outcome, statements in
      try page(query, outcome, at: place, statements)
    }
  }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    let day = try day(of: sent)
    let form = try PlanForm(sent)
    if !visitor.isResuming, let search = try form.newSearch(sent) {
      var typed = form
      // A search text that found nothing was suggested as the note.
      if typed.words.isSameBytes(as: try sent.text("searched") ?? "") { typed.words = "" }
      let query = PlanQuery(add: day, search: search, typed: typed)
      return .seeOther(visitor.links.plan(day, query, part: "add"))
    }
    let recipe = try sent.text("recipe").flatMap(Recipe.ID.init(_:))
    do {
      try visitor.requirePresence()
      let entry = try form.entry(recipe, on: day)
      // A recipe that was only listed by the catalogue has no ingredients yet.
      if let recipe { try catalogue.page(for: .whole(recipe)) { _, _ in } }
      let id = try plan.add(entry, key: try sent.submissionKey, by: visitor.person)
      return .seeOther(visitor.links.planned(id, on: day, .added, slot: form.slot))
    } catch {
      return try refuse(form, try FormErrors(error), PlanQuery(add: day), for: visitor, day)
    }
  }

  private func day(of form: FormData) throws(HTTPRefusal) -> LocalDate {
    guard let day = try form.text("day").flatMap({ LocalDate(typed: $0) }) else {
      throw HTTPRefusal.badRequest("Choose a day.")
    }
    return day
  }

  /// Shows the week with a refused form.
  func refuse(
    _ form: PlanForm, _ errors: FormErrors, _ query: PlanQuery, for visitor: Visitor, _ day: LocalDate
  ) throws -> Response {
    let place = PlanContext(day, for: visitor)
    return try catalogue.page(for: query.lookup(at: place, form: form)) { outcome, statements in
      try page(query, outcome, form: form, errors: errors, at: place, statements)
    }
  }

  /// Shows the week for a query.
  private func page(
    _ query: PlanQuery, _ outcome: CatalogueLookupResult, form: PlanForm? = nil, errors: FormErrors? = nil,
    at place: PlanContext, _ statements: borrowing Statements
  ) throws -> Response {
    let asked = query.request(at: place, form: form)
    let page = try PlanWeekPage(asked, outcome, for: place.visitor.person, recipes, statements)
    let view = PlanWeekView(page, query, form: form, errors: errors, at: place)
    return try pages.html(view, for: place.visitor, statements, refused: errors)
  }
}
