/// Some meals of a list, and the position of the next ones.
public struct MealPage: Sendable {
  /// In the list's order.
  public let meals: [ListedMeal]
  /// Nil on the last page.
  public let next: MealCursor?
  /// The number of all the person's meals; told with the first page of all of them.
  public var count: Int?
}
