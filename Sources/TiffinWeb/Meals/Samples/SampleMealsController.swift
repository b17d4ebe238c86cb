import TiffinCore

/// A controller that loads the sample meals into an empty diary.
struct SampleMealsController: Controller {
  let services: Services

  var samples: SampleMeals { services.samples }

  func load(_ request: Request, for visitor: Visitor) throws -> Response {
    let samples = try samples.meals(on: visitor.today, at: visitor.now, for: visitor.person.household)
    try meals.addSamples(samples, by: visitor.person)
    return .seeOther(visitor.links.meals)
  }
}
