import TiffinCore

/// A planned entry and its day. The week is shown again at this entry after the form for its recipe's servings is
/// submitted.
struct PlanEntryLocation: Sendable {
  let entry: PlanEntry.ID
  let day: LocalDate

  init(_ entry: PlanEntry) {
    self.entry = entry.id
    day = entry.day
  }

  /// Parses the fields of a form; nil if the form is from another page.
  init?(_ form: FormData) throws(HTTPRefusal) {
    guard let entry = try form.text("entry").flatMap(PlanEntry.ID.init(_:)),
      let day = try form.text("day").flatMap({ LocalDate(iso: $0) })
    else { return nil }
    self.entry = entry
    self.day = day
  }

  /// The form fields that state entry and day.
  var fields: [(name: String, value: String)] { [("entry", String(entry.number)), ("day", day.iso)] }
}

extension ServingsFormView {
  /// Creates the form for the meal if the entry was eaten, otherwise for the recipe; nil for a note, and if no estimate
  /// depends on the number of servings.
  init?(_ entry: PlanEntry, eaten meal: Meal?, at place: PlanContext) {
    if let meal {
      let list = MealListLocation(day: place.day, planned: entry.id).text
      self.init(meal.id, meal.content.energy, meal.content.share, from: [("list", list)], for: place.visitor)
    } else if let recipe = entry.recipe, recipe.isOpen {
      self.init(recipe.id, recipe.numbers, from: PlanEntryLocation(entry).fields, for: place.visitor)
    } else {
      return nil
    }
  }
}
