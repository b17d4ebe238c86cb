import TiffinCore

/// Shows one meal with all its details.
struct MealDetailController: Sendable {
  let pages: Pages

  init(_ services: Services) {
    pages = services.pages
  }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Meal.ID
  ) throws -> Response {
    let meal = try MealDetailPage(id, of: visitor.person, statements).meal
    let date = try request.query.text("date").flatMap(UnreadDate.init(typed:))
    let place = try WayBack(request.query).place
    return try pages.html(MealDetailView(meal, from: place, unread: date, for: visitor), for: visitor, statements)
  }
}
