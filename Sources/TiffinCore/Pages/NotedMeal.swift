/// A meal that a page has something to say about: it was just added, changed, deleted or brought back.
public struct NotedMeal: Sendable {
  /// Which one.
  public let id: Meal.ID
  /// As it is called now.
  public let name: MealName
  /// The day it was eaten on.
  public let date: LocalDate
  /// Its row, where it is among the meals that the page lists.
  public let listed: ListedMeal?

  /// Costs a statement only where the meal is not listed.
  ///
  /// - Parameter isDeleted: whether it must be a deleted one that can still be brought back.
  /// - Returns: nil where there is no such meal of the person's (any more).
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
