import TiffinCore

/// A controller that saves the household's values of a recipe: all of them, or only its servings.
struct RecipeFiguresController: Controller {
  let services: Services

  var detail: RecipeDetailController { RecipeDetailController(services) }

  func save(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let data = try request.form()
    let form = try RecipeFiguresForm(data)
    do {
      try visitor.requirePresence()
      let figures = try form.figures(in: visitor.person.currency)
      try recipes.remember(of: id, by: visitor.person) { form.put(figures, into: &$0) }
      return .seeOther(try back(to: id, data, visitor))
    } catch {
      return try detail.page(id, request, visitor, refused: (form, try FormErrors(error)))
    }
  }

  /// Returns the address to redirect to: the plan if the form was sent for an entry of the plan, otherwise the recipe.
  private func back(to id: Recipe.ID, _ form: FormData, _ visitor: Visitor) throws(HTTPRefusal) -> String {
    if let week = try visitor.links.planServed(by: form) { return week }
    return visitor.links.recipe(id, from: try RecipeListLocation(list: form)) + "#figures"
  }
}
