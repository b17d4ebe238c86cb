import TiffinCore

extension Links {
  var plan: String { path("plan") }

  /// The week around a day.
  func plan(_ day: LocalDate) -> String { path("plan", day.iso) }

  /// A week with a query, scrolled to one of its parts.
  func plan(_ day: LocalDate, _ query: PlanQuery, part: String? = nil) -> String {
    path(["plan", day.iso], query: query.pairs) + (part.map { "#\($0)" } ?? "")
  }

  /// The week, brought to an entry.
  func plan(_ day: LocalDate, entry: PlanEntry.ID) -> String { plan(day, PlanQuery(), part: "entry-\(entry.number)") }

  /// The week, telling what was just done to the grocery list from there.
  func plan(_ day: LocalDate, shopped notice: GroceryNotice) -> String { plan(day, PlanQuery(groceries: notice)) }

  /// The week in which it was said for how many an entry's recipe is; nil for a form that comes from elsewhere.
  func planServed(by form: FormData) throws(HTTPRefusal) -> String? {
    try PlanEntryPlace(form).map { planned($0.entry, on: $0.day, .served) }
  }

  /// What is done to the days around one: `plan(day, "copy")`.
  func plan(_ day: LocalDate, _ action: String, query: [(name: String, value: String)] = []) -> String {
    path(["plan", day.iso, action], query: query)
  }

  /// The address that takes the share of removed entries off the grocery list.
  func takeOffGroceries(_ day: LocalDate) -> String { path("plan", day.iso, "groceries", "remove") }

  /// The address that new entries are posted to.
  var planEntries: String { path("plan", "entries") }

  /// An action on an entry.
  func planEntry(_ id: PlanEntry.ID, _ action: String) -> String { path("plan", "entries", String(id.number), action) }

  /// The week with an entry that was just planned, moved or eaten, brought to it.
  ///
  /// - Parameters:
  ///   - slot: the time of day that the next entry begins with; nil for the usual one.
  ///   - meal: what was taken back from the diary.
  ///   - before: where it was before it was moved.
  func planned(
    _ id: PlanEntry.ID, on day: LocalDate, _ action: PlanAction, slot: String? = nil, meal: Meal.ID? = nil,
    from before: PlanMovedFrom? = nil
  ) -> String {
    var query = PlanQuery(notice: Notice(action, PlanEntries([id])), movedFrom: before, meal: meal)
    if let slot { query.typed.slot = slot }
    return plan(day, query, part: "entry-\(id.number)")
  }
}
