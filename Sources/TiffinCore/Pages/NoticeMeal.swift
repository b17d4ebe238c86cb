/// A meal with a notice on the page: it was just added, changed, deleted or restored.
public struct NoticeMeal: Sendable {
  /// The meal's identifier.
  public let id: Meal.ID
  /// The meal's current name.
  public let name: MealName
  /// The day on which the meal was eaten.
  public let date: LocalDate
  /// The meal as listed on the page; nil if it is not on the page.
  public let listed: ListedMeal?

  /// Reads the meal, with a statement only if it is not on the page.
  ///
  /// - Parameter isDeleted: True to find only a deleted meal that can still be restored.
  /// - Returns: Nil if the person has no such meal, or if it is not in that state.
  init?(
    _ id: Meal.ID, isDeleted: Bool, among listed: [ListedMeal], of person: Person.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    self.id = id
    if let meal = listed.first(where: { $0.id == id }) {
      if isDeleted { return nil }
      (name, date, self.listed) = (meal.name, meal.date, meal)
    } else {
      let meal =
        isDeleted
        ? try MealStore.deleted(id, of: person, statements) : try MealStore.find(id, of: person, statements)
      guard let content = meal?.content else { return nil }
      (name, date, self.listed) = (content.name, content.date, nil)
    }
  }
}
