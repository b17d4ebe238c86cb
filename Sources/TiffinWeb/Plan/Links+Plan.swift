import TiffinCore

extension Links {
  var plan: String { path("plan") }

  /// Returns the address of the week that contains a day.
  func plan(_ day: LocalDate) -> String { path("plan", day.iso) }

  /// Returns the address of a week with a query, scrolled to a part of the page.
  func plan(_ day: LocalDate, _ query: PlanQuery, part: String? = nil) -> String {
    path(["plan", day.iso], query: query.pairs) + (part.map { "#\($0)" } ?? "")
  }

  /// Returns the address of a week, scrolled to an entry.
  func plan(_ day: LocalDate, entry: PlanEntry.ID) -> String { plan(day, PlanQuery(), part: "entry-\(entry.number)") }

  /// Returns the address of a week with the form of an entry.
  func plan(_ day: LocalDate, changing entry: PlanEntry.ID) -> String {
    plan(day, PlanQuery(entry: entry), part: "entry")
  }

  /// Returns the address of a week, with a notice about a change of the grocery list.
  func plan(_ day: LocalDate, shopped notice: GroceryNotice) -> String { plan(day, PlanQuery(groceries: notice)) }

  /// Returns the address of the week, scrolled to the entry whose recipe's servings a form set; nil if the form was not
  /// sent from the plan.
  func planServed(by form: FormData) throws(HTTPRefusal) -> String? {
    try PlanEntryLocation(form).map { planned($0.entry, on: $0.day, .served) }
  }

  /// Returns the address of an action on a day or its week, such as `plan(day, "copy")`.
  func plan(_ day: LocalDate, _ action: String, query: [(name: String, value: String)] = []) -> String {
    path(["plan", day.iso, action], query: query)
  }

  /// Returns the address that removes the quantities of removed entries from the grocery list.
  func removeGroceries(_ day: LocalDate) -> String { path("plan", day.iso, "groceries", "remove") }

  /// The address to which new entries are posted.
  var planEntries: String { path("plan", "entries") }

  /// Returns the address of an action on an entry.
  func planEntry(_ id: PlanEntry.ID, _ action: String) -> String { path("plan", "entries", String(id.number), action) }

  /// Returns the address of a week with a notice about an entry that was just planned, moved or eaten, scrolled to it.
  ///
  /// - Parameters:
  ///   - slot: The time of day selected for the next entry; nil for the usual one.
  ///   - meal: The meal that was removed from the diary; nil if none was.
  ///   - before: The entry's day, time of day and servings before it was changed; nil if it was not.
  func planned(
    _ id: PlanEntry.ID, on day: LocalDate, _ action: PlanNoticeAction, slot: String? = nil, meal: Meal.ID? = nil,
    from before: PreviousPlanPosition? = nil
  ) -> String {
    var query = PlanQuery(notice: Notice(action, PlanEntryIDs([id])), movedFrom: before, meal: meal)
    if let slot { query.typed.slot = slot }
    return plan(day, query, part: "entry-\(id.number)")
  }
}
