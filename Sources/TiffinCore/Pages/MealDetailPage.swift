/// The meal that a page is about, as of one moment.
public enum MealDetailPage: Sendable {
  /// One of the person's.
  case kept(Meal)
  /// It was deleted, and can still be brought back.
  case deleted(Meal)

  /// One statement, and another one for a meal that is not kept.
  ///
  /// - Throws: ``StoreError/notFound`` also for another person's.
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
