/// The page of a person's meals, as of one moment.
public struct MealListPage: Sendable {
  /// In the list's order.
  public let meals: [ListedMeal]
  /// Nil on the last page.
  public let next: MealCursor?
  /// The meal that was just changed; nil where none was, or it is not there.
  public let noted: NotedMeal?

  /// - Parameter noted: the meal that was just changed, and whether that was deleting it.
  public init(
    _ query: MealQuery, noted: (meal: Meal.ID, isDeleted: Bool)?, of person: Person, _ store: MealStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let page = try store.page(query, of: person.id, statements)
    (meals, next) = (page.meals, page.next)
    self.noted = try noted.flatMap { noted throws(StoreError) in
      try NotedMeal(noted.meal, isDeleted: noted.isDeleted, among: page.meals, of: person.id, statements)
    }
  }
}
