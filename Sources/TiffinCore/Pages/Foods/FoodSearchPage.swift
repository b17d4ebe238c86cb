/// What can be put into the diary: what a person ate before, and foods, as of one moment.
public struct FoodSearchPage: Sendable {
  /// What was eaten before, each name once, the last first.
  public let meals: [ListedMeal]
  /// Foods that the search found; nil without a search.
  public let found: FoundFoods?
  /// The meal that a food is added to; nil for a new one.
  public let plate: Meal?

  /// Runs five statements for a search that finds all of its words, one without.
  ///
  /// - Parameters:
  ///   - plate: The meal that a food is added to; nil for a new one.
  ///   - time: For what is usual then, without a search.
  ///   - limit: The most foods of each kind.
  /// - Throws: ``StoreError/notFound`` if the plate is not the person's.
  public init(
    _ search: FoodSearch?, plate: Meal.ID?, at time: LocalTime, upTo limit: Int, for person: Person,
    _ mealStore: MealStore, _ foods: FoodStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    self.plate = try plate.map { id throws(StoreError) in try MealStore.meal(id, of: person.id, statements) }
    if plate != nil {
      meals = []
    } else if let search {
      meals = try mealStore.found(search.text, upTo: 5, of: person.id, statements)
    } else {
      meals = Array(try MealStore.known(at: time, of: person.id, statements).all.prefix(8))
    }
    found = try search.map { search throws(StoreError) in
      try foods.search(search, upTo: limit, for: person, statements)
    }
  }
}
