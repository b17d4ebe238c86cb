import TiffinCore

/// Adds a meal again, today and now.
struct MealRepeatController: Sendable {
  let meals: MealStore

  init(_ services: Services) {
    meals = services.stores.meals
  }

  func again(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let key = try request.form().submissionKey
    let new = try meals.needing(id, of: visitor.person) {
      try meals.repeat(id, on: visitor.today, at: visitor.now, key: key, by: visitor.person)
    }
    return .seeOther(visitor.links.added(new, on: visitor.today))
  }
}
