import TiffinCore

/// A controller that shows one meal with all its details.
struct MealDetailController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Meal.ID
  ) throws -> Response {
    let page = try MealDetailPage(id, of: visitor.person, statements)
    let date = try request.query.text("date").flatMap(InvalidDate.init(typed:))
    let place = try MealReturnLocation(request.query).place
    let view = MealDetailView(
      try page.meal, page.lastRating, isPlate: page.isPlate, further: page.further, from: place, unread: date,
      for: visitor)
    return try pages.html(view, for: visitor, statements)
  }
}
