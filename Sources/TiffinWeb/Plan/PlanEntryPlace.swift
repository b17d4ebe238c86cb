import TiffinCore

/// An entry in its week, to which a form leads back that stands there and is about its recipe.
struct PlanEntryPlace: Sendable {
  let entry: PlanEntry.ID
  let day: LocalDate

  init(_ entry: PlanEntry) {
    self.entry = entry.id
    day = entry.day
  }

  /// Nil for a form that comes from elsewhere.
  init?(_ form: FormData) throws(HTTPRefusal) {
    guard let entry = try form.text("entry").flatMap(PlanEntry.ID.init(_:)),
      let day = try form.text("day").flatMap({ LocalDate(iso: $0) })
    else { return nil }
    self.entry = entry
    self.day = day
  }

  /// As a form sends it along.
  var fields: [(name: String, value: String)] { [("entry", String(entry.number)), ("day", day.iso)] }
}

extension ServesView {
  /// Of an entry that was eaten it is about the meal, else about the recipe; nil where nothing hangs on it.
  init?(_ entry: PlanEntry, eaten meal: Meal?, at place: PlanPlace) {
    if let meal {
      let list = MealPlace(day: place.day, planned: entry.id).text
      self.init(meal.id, meal.content.energy, meal.content.share, from: [("list", list)], for: place.visitor)
    } else if let recipe = entry.recipe, recipe.isOpen {
      self.init(recipe.id, recipe.numbers, from: PlanEntryPlace(entry).fields, for: place.visitor)
    } else {
      return nil
    }
  }
}
