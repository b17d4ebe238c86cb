import TiffinCore

/// Adds a meal again, today and now, and shows the day; a tap in the list of favourites stays there for the next one.
struct MealRepeatController: Sendable {
  let meals: MealStore

  init(_ services: Services) {
    meals = services.stores.meals
  }

  func again(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    let key = try form.submissionKey
    let place = try MealPlace(form.text("list") ?? "")
    let new = try meals.needing(id, of: visitor.person) {
      try meals.repeat(id, on: visitor.today, at: visitor.now, key: key, by: visitor.person)
    }
    if place.isFavourites {
      return .seeOther(visitor.links.meals(MealListQuery(place: place, notice: Notice(.eaten, new))))
    }
    return .seeOther(visitor.links.added(new, on: visitor.today))
  }
}
