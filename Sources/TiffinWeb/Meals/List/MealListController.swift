import TiffinCore

/// All meals, or those of one category, or those that are looked for, in the person's order, a page at a time.
struct MealListController: Sendable {
  let meals: MealStore
  let pages: Pages

  init(_ services: Services) {
    meals = services.stores.meals
    pages = services.pages
  }

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    var asked = try MealListQuery(request.query)
    let query = asked.place.query(in: visitor.person.settings.mealOrder)
    asked.place = asked.place.beginning
    asked.place.after = query.after
    let page = try meals.page(query, of: visitor.person.id)
    let notice = try asked.notice.flatMap { try MealNoticeView($0, above: page.meals, meals, for: visitor) }
    return try pages.html(MealListView(page, asked, in: query.order, notice, for: visitor), visitor.chrome)
  }
}
