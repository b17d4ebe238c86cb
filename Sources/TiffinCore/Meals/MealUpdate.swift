/// What became of an edit.
public enum MealUpdate: Equatable, Sendable {
  /// It is stored, now or already: the same edit sent twice is saved once.
  case saved
  /// Somebody changed the meal after the edit began: this is what it is now, and nothing was stored.
  case changedMeanwhile(Meal)
}
