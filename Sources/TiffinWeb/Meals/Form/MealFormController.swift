import TiffinCore

/// The empty form, and the form of a stored meal.
struct MealFormController: Sendable {
  let meals: MealStore
  let pages: Pages

  init(_ services: Services) {
    meals = services.stores.meals
    pages = services.pages
  }

  func new(_ request: Request, for visitor: Visitor) throws -> Response {
    let place = try WayBack(request.query).place
    var form = MealForm(on: place.day ?? visitor.today, at: visitor.now)
    if let category = place.category { form.category = category.name }
    if let copied = try request.query.text("copy").flatMap(Meal.ID.init(_:)) {
      form.take(try meals.meal(copied, of: visitor.person.id).content.again(on: visitor.today, at: visitor.now))
    }
    return try show(form, .adding, request, visitor)
  }

  func edit(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let meal = try meals.needing(id, of: visitor.person) { try meals.meal(id, of: visitor.person.id) }
    guard visitor.person.mayChange(meal.content.date) else { throw StoreError.pastDay }
    return try show(MealForm(meal), .editing(meal), request, visitor)
  }

  private func show(
    _ form: MealForm, _ purpose: MealFormView.Purpose, _ request: Request, _ visitor: Visitor
  ) throws -> Response {
    let view = MealFormView(form, purpose, try WayBack(request.query), for: visitor)
    return try pages.html(view, for: visitor)
  }
}
