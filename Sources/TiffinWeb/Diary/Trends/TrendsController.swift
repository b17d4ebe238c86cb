import TiffinCore

/// A controller that shows the trends of the last days.
struct TrendsController: Controller {
  let services: Services

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let span = try request.query.text("days").flatMap(TrendSpan.init(_:)) ?? .week
    let days = span.days(until: visitor.today)
    let trends = Trends(days, try totals(of: days, for: visitor, statements))
    let spending = try WeeklySpending(until: visitor.today, of: visitor.person, statements)
    let records = try RecordTrends(days, of: visitor.person, statements)
    return try pages.html(TrendsView(trends, span, spending, records, for: visitor), for: visitor, statements)
  }

  private func totals(
    of days: ClosedRange<LocalDate>, for visitor: Visitor, _ statements: borrowing Statements
  ) throws -> [(day: LocalDate, totals: DayTotals)] {
    let person = visitor.person
    let totals = try MealStore.totals(of: days, of: person.id, statements)
    guard !person.settings.nutrients.isEmpty else { return totals }
    let further = Dictionary(grouping: try MealStore.further(of: days, of: person.id, statements), by: \.date)
    return totals.map { day in
      var totals = day.totals
      totals.further = further[day.day]?.totals ?? []
      return (day.day, totals)
    }
  }
}
