import HTTPTypes
import TiffinCore

/// One recipe, as a page and as data.
struct RecipeDetailController: Sendable {
  let recipes: RecipeStore
  let catalogue: Catalogue
  let pages: Pages
  let mount: Mount

  init(_ services: Services) {
    recipes = services.stores.recipes
    catalogue = services.outside.catalogue
    pages = services.pages
    mount = services.mount
  }

  func show(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    try page(id, request, visitor)
  }

  /// - Parameters:
  ///   - form: the small form of remembered numbers, as it was refused.
  ///   - eaten: how many servings somebody typed that they ate, where that cannot be.
  func page(
    _ id: Recipe.ID, _ request: Request, _ visitor: Visitor, refused form: (FiguresForm, FormErrors)? = nil,
    eaten: String? = nil
  ) throws -> Response {
    let recipe = try recipes.whole(id, by: catalogue, for: visitor.person)
    let place = try RecipePlace(list: request.query)
    let wanted = try request.query.text("servings").flatMap { Int($0) }.flatMap { Servings($0) }
    let notice = try RecipeNotice(request.query).flatMap { try RecipeNoticeView($0, recipes, for: visitor) }
    let wording = RecipeWording(recipe.numbers, for: visitor)
    let view = RecipeDetailView(
      recipe: recipe, place: place, amounts: RecipeAmounts(recipe, for: wanted, from: place, visitor.links),
      wording: wording,
      copy: recipe.isOwn ? nil : try recipes.copy(of: id, for: visitor.person),
      known: KnownFiguresView(recipe, form, for: visitor), eaten: EatenView(recipe, wording, refused: eaten),
      notice: notice, visitor: visitor)
    var response = try pages.html(
      view, for: visitor, status: form?.1.status ?? (eaten == nil ? .ok : .unprocessableContent))
    if let errors = form?.1 { response.headers.append(contentsOf: errors.headers) }
    return response
  }

  /// As schema.org/Recipe.
  func json(_ request: Request, for visitor: Visitor, _ id: Recipe.ID) throws -> Response {
    let recipe = try recipes.whole(id, by: catalogue, for: visitor.person)
    let headers: HTTPFields = [
      .contentType: "application/ld+json; charset=utf-8",
      .contentDisposition: "attachment; filename=\"recipe-\(id.number).json\"",
    ]
    let published = recipe.published(in: visitor.person.currency, picture: picture(of: recipe, request, visitor))
    return Response(.ok, headers: headers, body: Array(published.json.utf8))
  }

  /// Nil where it has none, or nobody knows how this place is reached from elsewhere.
  private func picture(of recipe: Recipe, _ request: Request, _ visitor: Visitor) -> WebAddress? {
    guard recipe.picture != .none else { return nil }
    return WebAddress(mount.address(of: visitor.chrome.picture(recipe.picture, of: recipe.id, .large), for: request))
  }
}
