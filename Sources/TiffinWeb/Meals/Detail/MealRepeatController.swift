import TiffinCore

/// A controller that adds a meal again, with the current date and time, or with the date chosen on a page left open
/// past midnight.
///
/// Redirects to the day; from the list of favourites, redirects back to the list.
struct MealRepeatController: Controller {
  let services: Services

  func again(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    if let question = try chooseDay.ask(request, form, for: visitor) { return question }
    let asked = try SubmittedDay(form)
    let day = asked.answered ?? visitor.today
    let key = try form.submissionKey
    let place = try MealListLocation(form.text("list") ?? "")
    let new = try meals.needing(id, of: visitor.person) {
      try meals.repeat(id, on: day, at: asked.time(on: day, for: visitor), key: key, by: visitor.person)
    }
    if place.isFavourites {
      return .seeOther(visitor.links.meals(MealListQuery(place: place, notice: Notice(.eaten, new))))
    }
    return .seeOther(visitor.links.added(new, on: day))
  }
}
