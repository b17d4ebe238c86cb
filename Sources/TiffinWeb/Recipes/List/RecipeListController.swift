import TiffinCore

/// Recipes: ideas to begin with, or those that are looked for, the household's own before the catalogue's.
struct RecipeListController: Sendable {
  let recipes: RecipeStore
  let catalogue: Catalogue
  let pages: Pages

  init(_ services: Services) {
    recipes = services.stores.recipes
    catalogue = services.outside.catalogue
    pages = services.pages
  }

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let place = try RecipePlace(request.query)
    let notice = try RecipeNotice(request.query).flatMap { try RecipeNoticeView($0, recipes, for: visitor) }
    let view = try view(of: place, notice, visitor)
    return try pages.html(view, for: visitor)
  }

  /// Other ideas.
  func renew(_ request: Request, for visitor: Visitor) throws -> Response {
    _ = try request.form()
    _ = try catalogue.ideas(for: visitor.person, renew: true)
    return .seeOther(visitor.links.recipes)
  }

  private func view(
    of place: RecipePlace, _ notice: RecipeNoticeView?, _ visitor: Visitor
  ) throws -> RecipeListView {
    let contents: RecipeListView.Contents
    let reach: CatalogueReach
    if catalogue.isOn && !place.query.isNarrowed && place.query.after == nil {
      let ideas = try catalogue.ideas(for: visitor.person)
      reach = ideas.reach
      // Without the service the household's own come first, then what else is known.
      let isOffline = reach == .unreachable || reach == .paused
      contents =
        isOffline
        ? .page(try page(place, visitor)) : .ideas(try recipes.recipes(ideas.recipes, for: visitor.person))
    } else {
      reach = try look(for: place.query)
      contents = .page(try page(place, visitor))
    }
    let planned = try recipes.planned(contents.recipes.map(\.id), from: visitor.today, for: visitor.person)
    let pause = reach == .unreachable || reach == .paused ? try catalogue.pause() : nil
    return RecipeListView(
      place, contents, planned: planned, reach, pause: pause,
      terms: try recipes.terms(for: visitor.person), notice, for: visitor)
  }

  private func page(_ place: RecipePlace, _ visitor: Visitor) throws(StoreError) -> RecipePage {
    try recipes.page(place.query, for: visitor.person)
  }

  /// The catalogue knows nothing of a household's own recipes and hearts, and later pages need not ask again.
  private func look(for query: RecipeQuery) throws(StoreError) -> CatalogueReach {
    if catalogue.isOn, query.isOwn || query.isFavourite || query.after != nil { return .fine }
    return try catalogue.look(
      for: query.search?.text, category: query.category?.text, cuisine: query.cuisine?.text)
  }
}
