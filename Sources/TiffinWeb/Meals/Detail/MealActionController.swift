import TiffinCore

/// A controller of changes made to a meal with one tap: rating, favourite, the number of servings of its recipe,
/// deletion and restoration.
///
/// Each form sends the new state, so that sending it twice is harmless.
struct MealActionController: Controller {
  let services: Services

  func rate(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    guard let rating = try form.text("rating").flatMap({ try? Rating(typed: $0) }) else {
      throw HTTPRefusal.badRequest("A rating is \(Rating.range.lowerBound) to \(Rating.range.upperBound) stars.")
    }
    try meals.needing(id, of: visitor.person) { try meals.rate(id, rating, by: visitor.person) }
    return try back(to: id, "rating", form, visitor)
  }

  func favourite(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    let isFavourite = try Self.isFavourite(form)
    try meals.needing(id, of: visitor.person) { try meals.setFavourite(id, isFavourite, by: visitor.person) }
    let place = try MealReturnLocation(form).place
    if place.isFavourites, !isFavourite {
      return .seeOther(visitor.links.meals(MealListQuery(place: place, notice: Notice(.unliked, id))))
    }
    return try back(to: id, "favourite", form, visitor)
  }

  /// Sets the number of servings of a meal's recipe for the whole household.
  func serve(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    guard let servings = try form.servings else {
      throw HTTPRefusal.badRequest(
        "Servings are a whole number from \(Servings.range.lowerBound) to \(Servings.range.upperBound).")
    }
    try meals.needing(id, of: visitor.person) { try meals.setServings(servings, of: id, by: visitor.person) }
    let returnLocation = try MealReturnLocation(form)
    if returnLocation.isOverMeal { return .seeOther("\(visitor.links.meal(id, from: returnLocation.place))#nutrition") }
    let query = MealListQuery(place: returnLocation.place, notice: Notice(.served, id))
    return .seeOther(visitor.links.meals(query, row: id))
  }

  func delete(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let returnLocation = try MealReturnLocation(try request.form())
    try meals.delete(id, by: visitor.person)
    let query = MealListQuery(place: returnLocation.place, notice: Notice(.deleted, id))
    return .seeOther(visitor.links.meals(query))
  }

  func restore(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let returnLocation = try MealReturnLocation(try request.form())
    try meals.restore(id, by: visitor.person)
    let query = MealListQuery(place: returnLocation.place, notice: Notice(.restored, id))
    return .seeOther(visitor.links.meals(query, row: id))
  }

  private static func isFavourite(_ form: FormData) throws(HTTPRefusal) -> Bool {
    switch try form.text("favourite") {
    case "1": true
    case "0": false
    default: throw .badRequest("A meal is a favourite (1) or not (0).")
    }
  }

  /// Redirects to the open row if the form was sent from a list, otherwise to a part of the meal's page.
  private func back(to id: Meal.ID, _ part: String, _ form: FormData, _ visitor: Visitor) throws -> Response {
    let returnLocation = try MealReturnLocation(form)
    if returnLocation.isOverMeal { return .seeOther("\(visitor.links.meal(id, from: returnLocation.place))#\(part)") }
    return .seeOther(visitor.links.meals(MealListQuery(place: returnLocation.place, open: id), row: id))
  }
}
