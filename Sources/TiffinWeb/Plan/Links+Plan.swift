import TiffinCore

extension Links {
  var plan: String { path("plan") }

  /// The week around a day.
  func plan(_ day: LocalDate) -> String { path("plan", day.iso) }

  /// A week with a query, scrolled to one of its parts.
  func plan(_ day: LocalDate, _ query: PlanQuery, part: String? = nil) -> String {
    path(["plan", day.iso], query: query.pairs) + (part.map { "#\($0)" } ?? "")
  }

  /// An action on the days around one: `plan(day, "copy")`.
  func plan(_ day: LocalDate, _ action: String, query: [(name: String, value: String)] = []) -> String {
    path(["plan", day.iso, action], query: query)
  }

  /// The address that takes the share of removed entries off the grocery list.
  func takeOffGroceries(_ day: LocalDate) -> String { path("plan", day.iso, "groceries", "remove") }

  /// The address that new entries are posted to.
  var planEntries: String { path("plan", "entries") }

  /// An action on an entry.
  func planEntry(_ id: PlanEntry.ID, _ action: String) -> String { path("plan", "entries", String(id.number), action) }

  /// The week with an entry that was just planned, moved or eaten, scrolled to it.
  func planned(_ id: PlanEntry.ID, on day: LocalDate, _ action: PlanNotice.Action) -> String {
    plan(day, PlanQuery(notice: PlanNotice(action, [id])), part: "entry-\(id.number)")
  }
}
