/// The result of an edit.
public enum MealUpdate: Equatable, Sendable {
  /// The edit is stored, now or already: sending it twice saves it once.
  case saved
  /// The meal was changed after the edit began: this is its current state, and nothing was stored.
  case changedMeanwhile(Meal)
}
