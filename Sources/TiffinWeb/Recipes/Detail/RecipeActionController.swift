import TiffinCore

/// A controller of changes made to a recipe with one tap: favourite, deletion and restoration.
///
/// Each form sends the new state, so that sending it twice is harmless.
struct RecipeActionController: Controller {
  let services: Services

  func favourite(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let form = try request.form()
    let id = try recipes.setFavourite(id, try Self.isFavourite(form), by: visitor.person)
    let place = try RecipeListLocation(list: form)
    // The response redirects to the card in the list, or to the recipe's page.
    return try form.text("from") == "card"
      ? .seeOther(visitor.links.recipes(place, card: id))
      : .seeOther(visitor.links.recipe(id, from: place, servings: try form.servings) + "#favourite")
  }

  func delete(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let place = try RecipeListLocation(list: try request.form())
    try recipes.delete(id, by: visitor.person)
    return .seeOther(visitor.links.recipes(place, Notice(.deleted, id)))
  }

  func restore(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let place = try RecipeListLocation(list: try request.form())
    try recipes.restore(id, by: visitor.person)
    return .seeOther(visitor.links.recipes(place, Notice(.restored, id), card: id))
  }

  private static func isFavourite(_ form: FormData) throws(HTTPRefusal) -> Bool {
    switch try form.text("favourite") {
    case "1": true
    case "0": false
    default: throw .badRequest("A recipe is a favourite (1) or not (0).")
    }
  }
}
