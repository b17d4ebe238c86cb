import TiffinCore

/// A controller that lists recipes: the household's own ones, or ideas if there are none; or search results, with the
/// household's own recipes before those of the catalogue.
struct RecipeListController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements
  ) throws -> SnapshotResult<Response> {
    var place = try RecipeListLocation(request.query)
    // Without a catalogue, all recipes are in one list.
    if catalogue.isOn, !place.query.isNarrowed, !place.query.isIdeas, place.query.after == nil {
      place.query.isOwn = try RecipeStore.terms(for: visitor.person, statements).ownCount > 0
    }
    let notice = try Notice<RecipeNoticeAction>(request.query)
    let asked = RecipeListPage.Options(place.query, today: visitor.today, noted: notice?.noted)
    let need = RecipeCatalogueLookup(place.query, for: visitor.person)
    return try catalogue.page(for: need, statements) { outcome, statements in
      let page = try RecipeListPage(asked, outcome, for: visitor.person, recipes, statements)
      return try pages.html(RecipeListView(page, place, notice, for: visitor), for: visitor, statements)
    }
  }

  /// Selects other ideas.
  func renew(_ request: Request, for visitor: Visitor) throws -> Response {
    _ = try request.form()
    _ = try catalogue.ideas(for: visitor.person, renew: true)
    return .seeOther(visitor.links.recipes(.ideas))
  }
}
