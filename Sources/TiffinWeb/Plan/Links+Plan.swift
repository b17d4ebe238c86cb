import TiffinCore

extension Links {
  var plan: String { path("plan") }

  /// Returns the address of the week around a day.
  func plan(_ day: LocalDate) -> String { path("plan", day.iso) }

  /// Returns the address of a week with a query, scrolled to one of its parts.
  func plan(_ day: LocalDate, _ query: PlanQuery, part: String? = nil) -> String {
    path(["plan", day.iso], query: query.pairs) + (part.map { "#\($0)" } ?? "")
  }

  /// Returns the address of the week, scrolled to an entry.
  func plan(_ day: LocalDate, entry: PlanEntry.ID) -> String { plan(day, PlanQuery(), part: "entry-\(entry.number)") }

  /// Returns the address of the week, with a notice about a change to the grocery list.
  func plan(_ day: LocalDate, shopped notice: GroceryNotice) -> String { plan(day, PlanQuery(groceries: notice)) }

  /// Returns the address of the week in which the number of servings of an entry's recipe was set; nil for a form that
  /// comes from elsewhere.
  func planServed(by form: FormData) throws(HTTPRefusal) -> String? {
    try PlanEntryPlace(form).map { planned($0.entry, on: $0.day, .served) }
  }

  /// Returns the address of an action on the days around one: `plan(day, "copy")`.
  func plan(_ day: LocalDate, _ action: String, query: [(name: String, value: String)] = []) -> String {
    path(["plan", day.iso, action], query: query)
  }

  /// Returns the address that removes the share of removed entries from the grocery list.
  func takeOffGroceries(_ day: LocalDate) -> String { path("plan", day.iso, "groceries", "remove") }

  /// The address that new entries are posted to.
  var planEntries: String { path("plan", "entries") }

  /// Returns the address of an action on an entry.
  func planEntry(_ id: PlanEntry.ID, _ action: String) -> String { path("plan", "entries", String(id.number), action) }

  /// Returns the address of the week with an entry that was just planned, moved or eaten, scrolled to it.
  ///
  /// - Parameters:
  ///   - slot: the time of day preselected for the next entry; nil for the usual one.
  ///   - meal: the meal that was removed from the diary again.
  ///   - before: the entry's day and time before it was moved.
  func planned(
    _ id: PlanEntry.ID, on day: LocalDate, _ action: PlanAction, slot: String? = nil, meal: Meal.ID? = nil,
    from before: PlanMovedFrom? = nil
  ) -> String {
    var query = PlanQuery(notice: Notice(action, PlanEntries([id])), movedFrom: before, meal: meal)
    if let slot { query.typed.slot = slot }
    return plan(day, query, part: "entry-\(id.number)")
  }
}
