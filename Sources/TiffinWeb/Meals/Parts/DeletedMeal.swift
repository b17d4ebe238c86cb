import TiffinCore

/// A meal was asked for that is deleted and can still be brought back.
struct DeletedMeal: Error {
  let meal: Meal
}

extension MealStore {
  /// Does something that needs one of the person's meals.
  ///
  /// - Throws: ``DeletedMeal`` instead of ``StoreError/notFound`` where that is what the meal is.
  func needing<Result>(_ id: Meal.ID, of person: Person, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch StoreError.notFound {
      if let deleted = try deleted(id, of: person.id) { throw DeletedMeal(meal: deleted) }
      throw StoreError.notFound
    }
  }
}
