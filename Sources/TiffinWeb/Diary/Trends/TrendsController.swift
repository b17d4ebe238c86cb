import TiffinCore

/// How the last days were.
struct TrendsController: Sendable {
  let meals: MealStore
  let pages: Pages

  init(_ services: Services) {
    meals = services.stores.meals
    pages = services.pages
  }

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let span = try request.query.text("days").flatMap(TrendSpan.init(_:)) ?? .week
    let days = span.days(until: visitor.today)
    let trends = Trends(days, try meals.totals(of: days, of: visitor.person.id))
    return try pages.html(TrendsView(trends, span, for: visitor), visitor.chrome)
  }
}
