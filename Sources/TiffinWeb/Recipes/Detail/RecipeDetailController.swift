import HTTPTypes
import TiffinCore

/// A controller that shows a recipe as a page and as JSON.
struct RecipeDetailController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Recipe.ID
  ) throws -> SnapshotResult<Response> {
    let asked = try RecipeDetailQuery(request.query)
    return try catalogue.page(for: .whole(id), statements) { try page(id, asked, visitor, $1) }
  }

  /// Shows the page with a refused form.
  ///
  /// - Parameters:
  ///   - form: The refused form of the household's values and its errors; nil if another form was refused.
  ///   - eaten: The refused number of servings as typed; nil if another form was refused.
  func page(
    _ id: Recipe.ID, _ request: Request, _ visitor: Visitor, refused form: (RecipeFiguresForm, FormErrors)? = nil,
    eaten: String? = nil
  ) throws -> Response {
    let asked = try RecipeDetailQuery(request.query)
    return try catalogue.page(for: .whole(id)) { try page(id, asked, visitor, refused: form, eaten: eaten, $1) }
  }

  private func page(
    _ id: Recipe.ID, _ asked: RecipeDetailQuery, _ visitor: Visitor,
    refused form: (RecipeFiguresForm, FormErrors)? = nil,
    eaten: String? = nil, _ statements: borrowing Statements
  ) throws -> Response {
    let page = try RecipeDetailPage(id, noted: asked.notice?.noted, for: visitor.person, statements)
    let view = RecipeDetailView(page, asked, refused: form, eaten: eaten, for: visitor)
    let status: HTTPResponse.Status = eaten == nil ? .ok : .unprocessableContent
    return try pages.html(view, for: visitor, statements, status: status).refused(for: form?.1)
  }

  /// Returns the recipe as JSON of schema.org/Recipe.
  func json(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Recipe.ID
  ) throws -> SnapshotResult<Response> {
    try catalogue.page(for: .whole(id), statements) { _, statements in
      let recipe = try RecipeStore.recipe(id, for: visitor.person, statements)
      let headers: HTTPFields = [
        .contentType: "application/ld+json; charset=utf-8",
        .contentDisposition: "attachment; filename=\"recipe-\(id.number).json\"",
      ]
      let published = recipe.published(in: visitor.person.currency, picture: picture(of: recipe, request, visitor))
      return Response(.ok, headers: headers, body: Array(published.json.utf8))
    }
  }

  /// Returns the full URL of the recipe's picture; nil if it has none, or the server's public address is unknown.
  private func picture(of recipe: Recipe, _ request: Request, _ visitor: Visitor) -> WebAddress? {
    guard recipe.picture != .none else { return nil }
    return WebAddress(mount.address(of: visitor.chrome.picture(recipe.picture, of: recipe.id, .large), for: request))
  }
}

/// The query of the address of a recipe. Invalid values are ignored.
struct RecipeDetailQuery: Sendable {
  /// The page of recipes to return to.
  let place: RecipeListLocation
  /// The number of servings; nil for the recipe's own.
  let servings: Servings?
  /// The recent action on the recipe; nil if there is none.
  let notice: Notice<RecipeNoticeAction>?
  /// The recent change of the grocery list; nil if there is none.
  let shopped: GroceryNotice?
}

extension RecipeDetailQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    place = try RecipeListLocation(list: query)
    servings = try query.servings
    let notice = try Notice<RecipeNoticeAction>(query)
    self.notice = notice
    shopped = notice == nil ? try GroceryNotice(query) : nil
  }
}
