/// One page of a list of meals, with the position of the next one.
public struct MealPage: Sendable {
  /// The meals in the list's order.
  public let meals: [ListedMeal]
  /// The position of the next page; nil on the last page.
  public let next: MealCursor?
}
