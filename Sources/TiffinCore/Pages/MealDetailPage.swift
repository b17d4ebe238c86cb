/// A meal's page, as of one moment.
public enum MealDetailPage: Sendable {
  /// One of the person's meals.
  case kept(Meal)
  /// A deleted meal that can still be restored.
  case deleted(Meal)

  /// Runs one statement, and another one if the meal is not kept.
  ///
  /// - Throws: ``StoreError/notFound``, for another person's meal too.
  public init(_ id: Meal.ID, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    if let meal = try MealStore.find(id, of: person.id, statements) {
      self = .kept(meal)
    } else if let meal = try MealStore.deleted(id, of: person.id, statements) {
      self = .deleted(meal)
    } else {
      throw .notFound
    }
  }
}
