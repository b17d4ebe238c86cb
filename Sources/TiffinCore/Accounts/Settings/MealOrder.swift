/// A person's chosen order of all lists of meals.
public enum MealOrder: String, CaseIterable, Sendable {
  /// By date and time, newest first.
  case date
  /// By name, alphabetically, regardless of case and accents.
  case name
  /// By energy, protein, fat or carbs, most first; meals for which the value is unknown come last.
  case calories, protein, fat, carbs
  /// By category: Breakfast, Lunch, Dinner, Snack, then other categories by name; within each by the meals' names.
  case category
}
