/// A person's chosen order of all lists of meals.
public enum MealOrder: String, CaseIterable, Sendable {
  /// Newest first.
  case date
  /// Alphabetical, regardless of case and accents.
  case name
  /// Most energy first, likewise protein, fat and carbs; unknown comes last.
  case calories, protein, fat, carbs
  /// Breakfast, Lunch, Dinner, Snack, then other categories by name; within each by the meals' names.
  case category
}
