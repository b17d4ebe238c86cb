/// A meal's page, as of one moment.
public enum MealDetailPage: Sendable {
  /// One of the person's meals; and if it is not rated, the last rating of a meal of that name.
  case kept(Meal, lastRating: Rating)
  /// A deleted meal that can still be restored.
  case deleted(Meal)

  /// Runs one statement, and another one if the meal is not kept.
  ///
  /// - Throws: ``StoreError/notFound``, for another person's meal too.
  public init(_ id: Meal.ID, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    if let (meal, rating) = try MealStore.findRated(id, of: person.id, statements) {
      self = .kept(meal, lastRating: rating)
    } else if let meal = try MealStore.deleted(id, of: person.id, statements) {
      self = .deleted(meal)
    } else {
      throw .notFound
    }
  }
}

extension MealDetailPage {
  /// The stars that a meal of that name had last, if this one has none.
  public var lastRating: Rating {
    if case .kept(_, let rating) = self { rating } else { .none }
  }
}
