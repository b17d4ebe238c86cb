/// The order of all lists of meals, as the person chose it.
public enum MealOrder: String, CaseIterable, Sendable {
  /// Newest first.
  case date
  /// As a person sorts: case and accents do not matter.
  case name
  /// Most energy first, then protein, fat and carbs likewise; what is unknown comes last.
  case calories, protein, fat, carbs
  /// Breakfast, Lunch, Dinner, Snack, then the others by their names; each by the meals' names.
  case category
}
