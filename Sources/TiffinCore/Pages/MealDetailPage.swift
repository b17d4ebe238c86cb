/// The data of a meal's page, read in one snapshot.
public enum MealDetailPage: Sendable {
  /// A meal that is not deleted.
  case kept(Meal, Extras)
  /// The values that the page shows in addition to the meal.
  public typealias Extras = (lastRating: Rating, isPlate: Bool, further: MealFurtherNutrients?)

  /// A deleted meal that can still be restored.
  case deleted(Meal)

  /// Reads the page in one statement, another one if the meal is deleted, and one for fibre, sugars, saturated fat and
  /// salt if the person shows one of them.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such meal.
  public init(_ id: Meal.ID, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    if let (meal, besides) = try MealStore.findRated(id, of: person.id, statements) {
      let further = person.settings.nutrients.isEmpty ? nil : try MealStore.further(of: id, statements)
      self = .kept(meal, (besides.lastRating, besides.isPlate, further))
    } else if let meal = try MealStore.deleted(id, of: person.id, statements) {
      self = .deleted(meal)
    } else {
      throw .notFound
    }
  }
}

extension MealDetailPage {
  /// The rating of the last rated meal of the same name, if this meal is not rated; otherwise ``Rating/none``.
  public var lastRating: Rating {
    if case .kept(_, let besides) = self { besides.lastRating } else { .none }
  }

  /// The fibre, sugars, saturated fat and salt of the meal; nil if the person shows none of them, or if the meal is
  /// deleted.
  public var further: MealFurtherNutrients? {
    if case .kept(_, let besides) = self { besides.further } else { nil }
  }

  /// True if the meal is made of foods; false for a deleted meal.
  public var isPlate: Bool {
    if case .kept(_, let besides) = self { besides.isPlate } else { false }
  }
}
