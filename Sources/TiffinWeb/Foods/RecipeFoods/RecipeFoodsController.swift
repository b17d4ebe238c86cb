import TiffinCore

/// A controller that shows the foods of a recipe, and changes the food of a line.
struct RecipeFoodsController: Controller {
  let services: Services

  var stores: Stores { services.stores }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Recipe.ID
  ) throws -> Response {
    let asked = try RecipeFoodsQuery(request.query)
    return try pages.html(try view(id, asked, visitor, statements), for: visitor, statements)
  }

  /// Saves the household's choice for a line and redirects to the line.
  func choose(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let form = try RecipeFoodsForm(request.form())
    do {
      try visitor.requirePresence()
      try stores.recipes.choose(form.choice(), for: form.key, at: form.line, of: id, by: visitor.person)
      return .seeOther(visitor.links.recipe(id, "contents") + "#line-\(form.line)")
    } catch {
      let errors = try FormErrors(error)
      let view = try pages.database.snapshot { statements in
        try self.view(id, form.query, visitor, statements, refused: (form, errors))
      }
      return try pages.html(view, for: visitor, refused: errors)
    }
  }

  private func view(
    _ id: Recipe.ID, _ asked: RecipeFoodsQuery, _ visitor: Visitor, _ statements: borrowing Statements,
    refused: (RecipeFoodsForm, FormErrors)? = nil
  ) throws -> RecipeFoodsView {
    let page = try RecipeFoodsPage(id, for: visitor.person, stores.foods, statements)
    let found = try FoodSearch(asked.search).flatMap { search -> FoundFoods? in
      guard page.recipe.isOwn, asked.line != nil else { return nil }
      return try stores.foods.search(search, upTo: 8, for: visitor.person, statements)
    }
    return RecipeFoodsView(page, asked, found, refused: refused, for: visitor)
  }
}
