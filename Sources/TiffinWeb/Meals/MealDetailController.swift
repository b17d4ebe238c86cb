import TiffinCore

/// One meal, all it has.
struct MealDetailController: Sendable {
  let meals: MealStore
  let pages: Pages

  func show(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let meal = try meals.needing(id, of: visitor.person) { try meals.meal(id, of: visitor.person.id) }
    let isUndated = try request.query.text("date") == "unknown"
    let place = try WayBack(request.query).place
    return try pages.html(MealDetailView(meal, from: place, isUndated: isUndated, for: visitor), visitor.chrome)
  }
}
