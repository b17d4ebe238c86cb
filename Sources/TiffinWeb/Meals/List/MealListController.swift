import TiffinCore

/// A controller that lists meals page by page, in the person's order: all meals, one category, or the results of a
/// search.
struct MealListController: Controller {
  let services: Services

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    var asked = try MealListQuery(request.query)
    let query = asked.place.query(in: visitor.person.settings.mealOrder)
    asked.place = asked.place.beginning
    asked.place.after = query.after
    let page = try MealListPage(query, noted: asked.notice?.noted, of: visitor.person, meals, statements)
    return try pages.html(MealListView(page, asked, in: query.order, for: visitor), for: visitor, statements)
  }
}
