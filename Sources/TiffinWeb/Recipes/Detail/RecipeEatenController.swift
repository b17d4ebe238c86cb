import TiffinCore

/// A controller that adds a recipe to the diary at the current time, as the planned meal if it is planned for today.
struct RecipeEatenController: Controller {
  let services: Services

  var detail: RecipeDetailController { RecipeDetailController(services) }

  /// Adds the recipe and redirects to the day's page, where the meal can be changed or undone.
  func eat(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let form = try request.form()
    let typed = try form.text("servings") ?? ""
    guard let portion = RecipePortion(typed: typed) else { return try detail.page(id, request, visitor, eaten: typed) }
    if let question = try chooseDay.ask(request, form, for: visitor) { return question }
    return try add(id, portion, .none, form, for: visitor)
  }

  /// Adds a portion with a rating on the day of a form, changes the note for the next time, and redirects to the meal.
  func add(
    _ id: Recipe.ID, _ portion: RecipePortion, _ rating: Rating, noting note: NextTimeNoteChange = .unchanged,
    _ form: FormData, for visitor: Visitor
  ) throws -> Response {
    let asked = try SubmittedDay(form)
    let day = asked.answered ?? visitor.today
    let meal = try meals.eat(
      portion, of: id, rated: rating, noting: note, on: day, at: asked.time(on: day, for: visitor),
      hasSpace: hasSpace(),
      key: form.submissionKey, by: visitor.person)
    var place = MealListLocation.first
    place.day = day
    let query = MealListQuery(place: place, notice: Notice(.eaten, meal))
    return .seeOther(visitor.links.meals(query, row: meal))
  }
}
