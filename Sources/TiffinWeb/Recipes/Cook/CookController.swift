import TiffinCore

/// A controller for the page to cook from, and for the form at its end.
struct CookController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Recipe.ID
  ) throws -> SnapshotResult<Response> {
    let asked = try RecipeDetailQuery(request.query)
    return try catalogue.page(for: .whole(id), statements) { _, statements in
      let recipe = try RecipeStore.recipe(id, for: visitor.person, statements)
      return try pages.html(CookView(recipe, asked, for: visitor), for: visitor, statements)
    }
  }

  /// Stores the note and redirects to the recipe. If the person has eaten, it also adds a meal in the same write, and
  /// redirects to the day's meals instead.
  func save(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let data = try request.form()
    let form = try CookForm(data)
    do {
      try visitor.requirePresence()
      let (portion, rating, note) = try form.read(on: visitor.today)
      if form.isEaten, let question = try chooseDay.ask(request, data, for: visitor) { return question }
      if form.isEaten {
        return try RecipeEatenController(services).add(id, portion, rating, noting: .set(note), data, for: visitor)
      }
      try recipes.note(note, of: id, by: visitor.person)
      return .seeOther(visitor.links.recipe(id))
    } catch {
      return try page(id, request, form, try FormErrors(error), visitor)
    }
  }

  /// Shows the page again with an invalid form.
  private func page(
    _ id: Recipe.ID, _ request: Request, _ form: CookForm, _ errors: FormErrors, _ visitor: Visitor
  ) throws -> Response {
    let asked = try RecipeDetailQuery(request.query)
    let recipe = try recipes.recipe(id, for: visitor.person)
    return try pages.html(CookView(recipe, asked, form, errors, for: visitor), for: visitor, refused: errors)
  }
}
