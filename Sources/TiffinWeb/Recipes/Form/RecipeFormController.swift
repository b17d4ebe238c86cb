import TiffinCore

/// The empty form, and the form of a recipe.
struct RecipeFormController: Sendable {
  let recipes: RecipeStore
  let catalogue: Catalogue
  let pages: Pages

  init(_ services: Services) {
    recipes = services.stores.recipes
    catalogue = services.outside.catalogue
    pages = services.pages
  }

  func new(_ request: Request, for visitor: Visitor) throws -> Response {
    try show(RecipeForm(), .adding, request, visitor)
  }

  func edit(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let recipe = try recipes.whole(id, by: catalogue, for: visitor.person)
    if !recipe.isOwn, let copy = try recipes.copy(of: id, for: visitor.person) {
      return .seeOther(visitor.links.recipe(copy, "edit", from: try RecipePlace(list: request.query)))
    }
    return try show(RecipeForm(recipe, in: visitor.person.currency), .editing(recipe), request, visitor)
  }

  private func show(
    _ form: RecipeForm, _ purpose: RecipeFormView.Purpose, _ request: Request, _ visitor: Visitor
  ) throws -> Response {
    let place = try RecipePlace(list: request.query)
    let terms = try recipes.terms(for: visitor.person)
    return try pages.html(RecipeFormView(form, purpose, place, terms, for: visitor), for: visitor)
  }
}
