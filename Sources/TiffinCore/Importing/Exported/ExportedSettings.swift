import Localization

/// A person's name, goals and settings in an export.
struct ExportedSettings {
  private let name: PersonName?
  private let change: @Sendable (inout PersonSettings) -> Void

  /// Reads the name, goals and settings. Missing and invalid goals, time zone, shown nutrients and lock of past days
  /// become the default; other missing and invalid values will not be changed.
  init(exported value: JSONValue) {
    name = try? PersonName(value.written("name"))
    let goals = DailyGoals(exported: value)
    change = { settings in
      settings.goals = goals
      settings.language = value["language"]?.text.flatMap { LanguageTag($0) }
      settings.timeZone = TimeZoneChoice(stored: value["time_zone"]?.text)
      settings.nutrients = ChosenNutrients(rawValue: (value.whole("shown_nutrients") ?? 0) & 15)
      settings.arePastDaysReadOnly = value.isMarked("past_days_read_only")
      if let theme = Theme(rawValue: value.written("theme")) { settings.theme = theme }
      if let thumb = Handedness(rawValue: value.written("thumb")) { settings.thumb = thumb }
      if let order = MealOrder(rawValue: value.written("meal_order")) { settings.mealOrder = order }
      if let time = LocalTime(iso: value.written("cooks_at")) { settings.cooksAt = time }
      let start = value.whole("week_start").flatMap { Weekday(rawValue: $0) }
      if let start, Weekday.weekStarts.contains(start) { settings.weekStart = start }
    }
  }

  /// Applies the settings if the person has neither goals nor meals, so that no choices are overwritten.
  func take(for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    guard person.settings.goals == .none, try MealStore.isEmpty(of: person.id, statements) else { return }
    if let name { try PersonStore.rename(person.id, to: name, statements) }
    _ = try PersonStore.change(person.id, change, statements)
  }
}

extension DailyGoals {
  fileprivate init(exported value: JSONValue) {
    func mass(_ name: String) -> Mass? { (try? value.mass("\(name)_goal_mg")) ?? nil }
    self.init(
      energy: value.whole("energy_goal_kcal").flatMap { try? Energy(kilocalories: $0) },
      macros: Macros(carbs: mass("carbs"), protein: mass("protein"), fat: mass("fat")))
    for nutrient in FurtherNutrient.allCases { further[nutrient] = mass(nutrient.nutrient.rawValue) }
  }
}
