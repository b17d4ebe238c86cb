import TiffinCore

/// One meal, all it has.
struct MealDetailController: Sendable {
  let meals: MealStore
  let pages: Pages

  init(_ services: Services) {
    meals = services.stores.meals
    pages = services.pages
  }

  func show(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let meal = try meals.needing(id, of: visitor.person) { try meals.meal(id, of: visitor.person.id) }
    let date = try request.query.text("date").flatMap(UnreadDate.init(typed:))
    let place = try WayBack(request.query).place
    return try pages.html(MealDetailView(meal, from: place, unread: date, for: visitor), for: visitor)
  }
}
