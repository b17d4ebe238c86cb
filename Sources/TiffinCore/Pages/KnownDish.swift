/// A meal that was eaten before, or a recipe that the person's household sees, either of which can be eaten again.
public enum KnownDish: Sendable {
  case meal(Meal)
  case recipe(Recipe)

  /// The ID of a meal or a recipe.
  public enum ID: Sendable {
    case meal(Meal.ID)
    case recipe(Recipe.ID)
  }

  /// Returns the meal or recipe within a page's snapshot; nil if it does not exist, or if the person cannot see it.
  static func find(
    _ id: ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> KnownDish? {
    switch id {
    case .meal(let id): return try MealStore.find(id, of: person.id, statements).map(KnownDish.meal)
    case .recipe(let id):
      do {
        return .recipe(try RecipeStore.recipe(id, for: person, statements))
      } catch .notFound {
        return nil
      }
    }
  }

  /// Returns the content of a new meal; for a recipe, one serving.
  public func content(on date: LocalDate, at time: LocalTime?) -> MealContent {
    switch self {
    case .meal(let meal): meal.content.again(on: date, at: time)
    case .recipe(let recipe): recipe.meal(.one, on: date, at: time)
    }
  }
}
