import TiffinCore

/// Loads the sample meals into an empty diary.
struct SampleMealsController: Sendable {
  let meals: MealStore
  let samples: SampleMeals

  init(_ services: Services) {
    meals = services.stores.meals
    samples = services.samples
  }

  func load(_ request: Request, for visitor: Visitor) throws -> Response {
    try meals.addSamples(samples.meals(on: visitor.today, at: visitor.now), by: visitor.person)
    return .seeOther(visitor.links.meals)
  }
}
