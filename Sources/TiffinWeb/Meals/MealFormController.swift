import TiffinCore

/// The empty form, and the form of a stored meal.
struct MealFormController: Sendable {
  let meals: MealStore
  let pages: Pages

  func new(_ request: Request, for visitor: Visitor) throws -> Response {
    var form = MealForm(on: visitor.today, at: visitor.now)
    if let copied = try request.query.text("copy").flatMap(Meal.ID.init(_:)) {
      form.take(try meals.meal(copied, of: visitor.person.id).content)
    }
    return try pages.html(MealFormView(form, .adding, for: visitor), visitor.chrome)
  }

  func edit(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let meal = try meals.meal(id, of: visitor.person.id)
    let purpose = MealFormView.Purpose.editing(meal, fromList: try request.cameFromList)
    return try pages.html(MealFormView(MealForm(meal), purpose, for: visitor), visitor.chrome)
  }
}

extension Request {
  /// Whether the form was opened from a list's row, so that Cancel leads back there.
  var cameFromList: Bool {
    get throws(HTTPRefusal) { try query.text("from") == "list" }
  }
}
