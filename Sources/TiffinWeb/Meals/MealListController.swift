import TiffinCore

/// All meals, newest first, a page at a time.
struct MealListController: Sendable {
  let meals: MealStore
  let pages: Pages

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let query = try MealListQuery(request.query)
    let page = try meals.page(MealQuery(after: query.after), of: visitor.person.id)
    let deleted = try query.deleted.flatMap { try meals.deleted($0, of: visitor.person.id) }
    return try pages.html(MealListView(page, query, deleted: deleted, for: visitor), visitor.chrome)
  }
}
