import TiffinCore

/// All meals, newest first, a page at a time.
struct MealListController: Sendable {
  let meals: MealStore
  let pages: Pages

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let query = try MealListQuery(request.query)
    let page = try meals.page(MealQuery(after: query.place.after), of: visitor.person.id)
    let notice = try query.notice.flatMap { try view(of: $0, on: page, visitor) }
    return try pages.html(MealListView(page, query, notice, for: visitor), visitor.chrome)
  }

  /// Nil when what it tells is not so (any more).
  private func view(of notice: MealNotice, on page: MealPage, _ visitor: Visitor) throws -> MealNoticeView? {
    if notice.deed == .deleted {
      let meal = try meals.deleted(notice.meal, of: visitor.person.id)
      return meal.map { MealNoticeView(notice: notice, name: $0.content.name, href: nil) }
    }
    if let row = page.meals.first(where: { $0.id == notice.meal }) {
      return MealNoticeView(notice: notice, name: row.name, href: nil)
    }
    do throws(StoreError) {
      let meal = try meals.meal(notice.meal, of: visitor.person.id)
      return MealNoticeView(notice: notice, name: meal.content.name, href: visitor.links.meal(meal.id))
    } catch {
      if error == .notFound { return nil }
      throw error
    }
  }
}
