import TiffinCore

extension Links {
  var meals: String { path("meals") }

  /// Returns the address of a page of the meal list.
  func list(_ place: MealListLocation) -> String {
    let text = place.text
    return text.isEmpty ? meals : "\(meals)?\(text)"
  }

  /// Returns the address of the list or the day for a query, scrolled to a row, or into the row if it is open.
  ///
  /// If the visitor came from the plan, this is the address of the plan's week, unless the notice is one that only the
  /// diary shows.
  func meals(_ query: MealListQuery, row: Meal.ID? = nil) -> String {
    if let week = week(query) { return week }
    var query = query
    let page = query.place.day.map(diary) ?? meals
    if query.place.day != nil { query.place = .first }
    let text = query.text
    let part = row.map { $0 == query.open ? "#m\($0.number)" : "#meal-\($0.number)" }
    return page + (text.isEmpty ? "" : "?\(text)") + (part ?? "")
  }

  private func week(_ query: MealListQuery) -> String? {
    guard let day = query.place.day, let entry = query.place.planned, query.open == nil else { return nil }
    switch query.notice?.action {
    case nil: return plan(day, entry: entry)
    case .saved: return planned(entry, on: day, .adjusted)
    case .served: return planned(entry, on: day, .served)
    case .added, .eaten, .restored, .deleted, .unliked: return nil
    }
  }

  /// Returns the address of the empty form.
  ///
  /// - Parameter place: The page to which the form returns.
  func newMeal(from place: MealListLocation) -> String {
    path("meals", "new", query: place.text.isEmpty ? [] : [("list", place.text)])
  }

  /// The address of the empty form, which asks for a photo that has to be chosen again.
  var newMealChoosingPhoto: String { path("meals", "new", query: [("photo", "again")]) + "#photo" }

  /// The address at which the form is shown filled with the values of the quick entry.
  var filledMeal: String { path("meals", "new") }

  /// Returns the address of a meal's own page.
  ///
  /// - Parameters:
  ///   - place: The page to which the meal's page returns.
  ///   - date: A typed date that could not be parsed, to be reported.
  func meal(_ id: Meal.ID, from place: MealListLocation = .first, date: InvalidDate? = nil) -> String {
    let date = date.map { [(name: "date", value: $0.inAddress)] } ?? []
    let list = place.text.isEmpty ? [] : [(name: "list", value: place.text)]
    return path("meals", String(id.number), query: date + list)
  }

  /// Returns the address of an action on a meal, such as `meal(id, "servings")`.
  func meal(_ id: Meal.ID, _ action: String) -> String { path("meals", String(id.number), action) }

  /// Returns the address that restores a deleted meal.
  func restore(_ id: Meal.ID) -> String { path("meals", String(id.number), "restore") }

  /// Returns the address of the form that edits a meal.
  func edit(_ id: Meal.ID, _ returnLocation: MealReturnLocation) -> String {
    path("meals", String(id.number), "edit", query: returnLocation.fields)
  }
}
