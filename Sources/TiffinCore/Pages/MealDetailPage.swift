/// A meal's page, as of one moment.
public enum MealDetailPage: Sendable {
  /// One of the person's meals.
  case kept(Meal, Besides)
  /// What a meal's page tells beside the meal.
  public typealias Besides = (lastRating: Rating, isPlate: Bool, further: MealFurther?)

  /// A deleted meal that can still be restored.
  case deleted(Meal)

  /// Runs one statement, another one if the meal is not kept, and one for fibre, sugars, saturated fat and salt if the
  /// person sees one of them.
  ///
  /// - Throws: ``StoreError/notFound``, for another person's meal too.
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
  /// The stars that a meal of that name had last, if this one has none.
  public var lastRating: Rating {
    if case .kept(_, let besides) = self { besides.lastRating } else { .none }
  }

  /// What it says of fibre, sugars, saturated fat and salt; nil where the person sees none.
  public var further: MealFurther? {
    if case .kept(_, let besides) = self { besides.further } else { nil }
  }

  /// Whether it is made of foods.
  public var isPlate: Bool {
    if case .kept(_, let besides) = self { besides.isPlate } else { false }
  }
}
