/// The result of an edit.
public enum MealUpdate: Equatable, Sendable {
  /// The edit is stored, now or by an earlier submission of the same form.
  case saved
  /// The meal was changed after the edit began: this is its current state, and nothing was stored.
  case changedMeanwhile(Meal)
}
