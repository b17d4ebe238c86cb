import TiffinCore

/// Shows the trends of the last days.
struct TrendsController: Sendable {
  let pages: Pages

  init(_ services: Services) {
    pages = services.pages
  }

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let span = try request.query.text("days").flatMap(TrendSpan.init(_:)) ?? .week
    let days = span.days(until: visitor.today)
    let trends = Trends(days, try MealStore.totals(of: days, of: visitor.person.id, statements))
    return try pages.html(TrendsView(trends, span, for: visitor), for: visitor, statements)
  }
}
