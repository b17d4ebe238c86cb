import HTTPTypes
import TiffinCore

/// A controller that adds the ingredients for days of the plan to the grocery list, and removes those of removed
/// entries.
struct PlanShoppingController: Controller {
  /// The maximum number of days to shop for.
  private static let mostDays = 31

  let services: Services

  /// Shows a preview of the items that a range of days would add.
  func preview(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ day: LocalDate
  ) throws -> Response {
    let place = PlanContext(day, for: visitor)
    return try page(try DaySpan(request.query, else: place.daysToShopFor, most: Self.mostDays), at: place, statements)
  }

  func add(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let place = PlanContext(day, for: visitor)
    let isWeek = try form.text("scope") == "week"
    let span = try DaySpan(form, else: isWeek ? place.daysToShopFor : [day], most: Self.mostDays)
    guard let days = span.days else { return try database.snapshot { try page(span, at: place, $0) } }
    let isOverHand = try form.text("over") != nil
    let notice = GroceryNotice(try plan.shop(for: days, isOverHand: isOverHand, by: visitor.person))
    // After a choice of days, the response redirects to the list, otherwise to the week.
    let isChosen = try form.text("from") != nil
    return .seeOther(
      isChosen ? visitor.links.groceries(notice) : visitor.links.plan(day, shopped: notice))
  }

  /// Removes the quantities of removed entries from the list, unless another entry of the same day needs them.
  func remove(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let entries = PlanEntryIDs(try form.text("entries") ?? "")
    let taken = try plan.removeGroceries(
      ofRemoved: entries.ids, batch: try form.submissionKey, by: visitor.person)
    let query = PlanQuery(notice: Notice(.removed, entries), removedShares: RemovedPlanShares(taken))
    return .seeOther(visitor.links.plan(day, query, part: "main"))
  }

  private func page(
    _ span: DaySpan, at place: PlanContext, _ statements: borrowing Statements
  ) throws -> Response {
    let page = try PlanShoppingPage(span.days ?? [], for: place.visitor.person, statements)
    let view = PlanShoppingView(page, for: span, at: place)
    return try pages.html(view, for: place.visitor, statements, refused: span.errors)
  }
}

extension PlanContext {
  /// The week's days from today on; all days of a past week.
  fileprivate var daysToShopFor: [LocalDate] {
    let ahead = days.filter { $0 >= visitor.today }
    return ahead.isEmpty ? days : ahead
  }
}
