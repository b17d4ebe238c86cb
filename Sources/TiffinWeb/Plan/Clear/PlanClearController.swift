import Templating
import TiffinCore

/// A controller that removes all entries of a day or a week.
struct PlanClearController: Controller {
  let services: Services

  /// Asks for confirmation before entries are removed.
  func ask(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ day: LocalDate
  ) throws -> Response {
    let place = PlanContext(day, for: visitor)
    let days = try days(of: request.query, place)
    let week = try PlanStore.week(days, for: visitor.person, statements)
    let view = PlanClearView(week: week, isWeek: days.count > 1, place: place)
    return try pages.html(view, for: visitor, statements)
  }

  func clear(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let days = try days(of: form, PlanContext(day, for: visitor))
    let shown = try form.text("shown").map { Set(PlanEntryIDs($0).ids) }
    let cleared = try plan.clear(days, shown: shown, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(.removed, PlanEntryIDs(cleared))), part: "main"))
  }

  private func days(of data: FormData, _ place: PlanContext) throws(HTTPRefusal) -> [LocalDate] {
    try data.text("scope") == "week" ? place.days : [place.day]
  }
}

/// The confirmation before all entries of a day or a week are removed, for the template `plan/clear`.
struct PlanClearView: PageView {
  static let template = "plan/clear"

  let week: PlanWeek
  let isWeek: Bool
  let place: PlanContext

  private var count: Int { week.totals.entries }

  static let fields: Fields<PlanClearView> = [
    "what": .text { $0.isWeek ? $0.place.span : $0.place.format.date($0.place.day) },
    "count": .number(\.count),
    "shown": .text { PlanEntryIDs($0.week.days.flatMap(\.entries).map(\.id)).text },
    "scope": .text { $0.isWeek ? "week" : "day" },
    "action": .text { $0.place.links.plan($0.place.day, "clear") },
    "back": .text { $0.place.links.plan($0.place.day) },
  ]
}
