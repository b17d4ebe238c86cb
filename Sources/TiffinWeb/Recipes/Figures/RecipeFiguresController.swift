import TiffinCore

/// Remembers what a household knows of a recipe.
struct RecipeFiguresController: Sendable {
  let recipes: RecipeStore
  let detail: RecipeDetailController

  init(_ services: Services) {
    recipes = services.stores.recipes
    detail = RecipeDetailController(services)
  }

  func save(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let data = try request.form()
    let form = try FiguresForm(data)
    do {
      try visitor.requirePresence()
      try recipes.remember(try form.figures(in: visitor.person.currency), of: id, by: visitor.person)
      return .seeOther(visitor.links.recipe(id, from: try RecipePlace(list: data)) + "#figures")
    } catch {
      return try detail.page(id, request, visitor, refused: (form, try FormErrors(error)))
    }
  }
}
