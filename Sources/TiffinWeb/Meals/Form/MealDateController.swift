import TiffinCore

/// A controller that sets the date of a meal whose typed date could not be parsed.
struct MealDateController: Controller {
  let services: Services

  func set(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    let place = try ReturnLocation(form).place
    let typed = try form.text("date") ?? ""
    guard let date = LocalDate(typed: typed) else {
      return .seeOther(visitor.links.meal(id, from: place, date: InvalidDate(typed: typed)))
    }
    var meal = try meals.needing(id, of: visitor.person) { try meals.meal(id, of: visitor.person.id) }
    // Only the date is changed; a concurrent change is preserved.
    while case .changedMeanwhile(let now) = try move(meal, to: date, visitor) { meal = now }
    return .seeOther(visitor.links.meal(id, from: place))
  }

  private func move(_ meal: Meal, to date: LocalDate, _ visitor: Visitor) throws -> MealUpdate {
    var content = meal.content
    content.date = date
    return try meals.update(meal.id, to: content, photo: .keep, from: meal.revision, by: visitor.person)
  }
}
