/// Some meals of a list, and how to get at the following ones.
public struct MealPage: Sendable {
  /// In the list's order.
  public let meals: [ListedMeal]
  /// Nil on the last page.
  public let next: MealCursor?
}
