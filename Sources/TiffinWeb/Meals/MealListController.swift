import TiffinCore

/// All meals, newest first, a page at a time.
struct MealListController: Sendable {
  let meals: MealStore
  let pages: Pages

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let query = try MealListQuery(request.query)
    let page = try meals.page(MealQuery(after: query.place.after), of: visitor.person.id)
    let notice = try query.notice.flatMap { try MealNoticeView($0, above: page.meals, meals, for: visitor) }
    return try pages.html(MealListView(page, query, notice, for: visitor), visitor.chrome)
  }
}
