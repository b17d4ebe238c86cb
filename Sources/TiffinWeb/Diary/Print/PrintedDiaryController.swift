import TiffinCore

/// A controller of the printable diary for a range of days.
struct PrintedDiaryController: Controller {
  /// The maximum number of days in a printout: a quarter of a year.
  static let mostDays = 93

  let services: Services

  /// Shows the range of days from the query; the current week by default.
  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let week = visitor.today.week(from: visitor.person.settings.weekStart)
    let span = try DaySpan(request.query, else: week, most: Self.mostDays)
    let isByWeek = try request.query.text("by") == "week"
    guard let first = span.days?.first, let last = span.days?.last else {
      let view = PrintedDiaryView(span, [], isByWeek: isByWeek, for: visitor)
      return try pages.html(view, for: visitor, statements, refused: span.errors)
    }
    let meals = try MealStore.meals(of: first...last, of: visitor.person.id, statements)
    let isRecording = !visitor.person.settings.records.kinds.isEmpty
    let records = isRecording ? try DayRecordStore.records(of: first...last, of: visitor.person.id, statements) : []
    return try pages.html(
      PrintedDiaryView(span, meals, records, isByWeek: isByWeek, for: visitor), for: visitor, statements)
  }
}
