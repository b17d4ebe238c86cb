/// Some meals of a list, and the position of the next ones.
public struct MealPage: Sendable {
  /// In the list's order.
  public let meals: [ListedMeal]
  /// Nil on the last page.
  public let next: MealCursor?
}
