import HTTPTypes
import TiffinCore

/// The controller of a day of the diary.
struct DayController: Controller {
  let services: Services

  /// Shows today, or redirects to the date that was picked; to today if the date is invalid.
  func find(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    guard let picked = try request.query.text("day") else { return try showToday(request, for: visitor, statements) }
    return .seeOther(visitor.links.diary(LocalDate(typed: picked) ?? visitor.today))
  }

  func showToday(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements
  ) throws -> Response {
    try show(request, for: visitor, statements, visitor.today)
  }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ day: LocalDate
  ) throws -> Response {
    let query = try DiaryQuery(request.query)
    let asked = query.request(day, for: visitor)
    let page = try DiaryDayPage(asked, of: visitor.person, statements)
    var entry = QuickEntry(at: visitor.now)
    if let dish = page.filled { entry.fill(from: dish, on: day, at: visitor.now) }
    if day == visitor.today || day == query.today { entry.today = day.iso }
    if let category = query.category { entry.category = category.name }
    if let time = query.time { entry.time = time.iso }
    let added = query.notice.flatMap { $0.action.isAdding ? $0.subject : nil }
    let view = DayView(page, entry, query: query, at: DayContext(day, for: visitor, open: query.open, added: added))
    return try pages.html(view, for: visitor, statements)
  }

  /// Shows the day with a refused entry.
  func refuse(
    _ entry: QuickEntry, _ errors: FormErrors, for visitor: Visitor, _ day: LocalDate
  ) throws -> Response {
    let page = try pages.database.snapshot {
      try DiaryDayPage(DiaryQuery().request(day, for: visitor), of: visitor.person, $0)
    }
    let view = DayView(page, entry, errors: errors, query: DiaryQuery(), at: DayContext(day, for: visitor))
    return try pages.html(view, for: visitor, refused: errors)
  }

  /// Shows the day with a refused weight or note.
  func refuse(_ records: DayRecordForm, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let page = try pages.database.snapshot {
      try DiaryDayPage(DiaryQuery().request(day, for: visitor), of: visitor.person, $0)
    }
    let view = DayView(
      page, QuickEntry(at: visitor.now), records: records, query: DiaryQuery(), at: DayContext(day, for: visitor))
    return try pages.html(view, for: visitor, refused: records.errors)
  }
}
