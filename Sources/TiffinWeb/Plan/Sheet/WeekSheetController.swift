import TiffinCore

/// A controller of the sheet for the fridge: a week of the plan with the grocery list, for printing.
struct WeekSheetController: Controller {
  let services: Services

  /// Shows the sheet of the week that contains a day.
  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ day: LocalDate
  ) throws -> Response {
    let place = PlanContext(day, for: visitor)
    let week = try PlanStore.week(place.days, for: visitor.person, statements)
    let list = try GroceryStore.list(of: visitor.person, statements)
    let origin = mount.origin(for: request)
    let view = WeekSheetView(week, list, at: place, origin: origin)
    return try pages.html(view, for: visitor, statements)
  }
}
