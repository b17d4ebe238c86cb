import TiffinCore

/// An error: the requested meal was deleted and can still be restored.
struct DeletedMeal: Error {
  let meal: Meal
}

extension MealDetailPage {
  /// The meal.
  ///
  /// - Throws: ``DeletedMeal`` if it was deleted.
  var meal: Meal {
    get throws(DeletedMeal) {
      switch self {
      case .kept(let meal, _): return meal
      case .deleted(let meal): throw DeletedMeal(meal: meal)
      }
    }
  }
}

extension MealStore {
  /// Calls a function that requires one of the person's meals.
  ///
  /// - Throws: ``DeletedMeal`` instead of ``StoreError/notFound`` if the meal was deleted.
  func needing<Result>(_ id: Meal.ID, of person: Person, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch StoreError.notFound {
      if let deleted = try deleted(id, of: person.id) { throw DeletedMeal(meal: deleted) }
      throw StoreError.notFound
    }
  }
}
