/// What can be eaten again: a meal that was eaten before, or a recipe that the person's household sees.
public enum KnownDish: Sendable {
  case meal(Meal)
  case recipe(Recipe)

  /// Names one of them.
  public enum ID: Sendable {
    case meal(Meal.ID)
    case recipe(Recipe.ID)
  }

  /// Finds it as part of a page's snapshot; nil where it is not there (any more), or is another person's.
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

  /// What it is when it is eaten then; of a recipe one serving.
  public func content(on date: LocalDate, at time: LocalTime?) -> MealContent {
    switch self {
    case .meal(let meal): meal.content.again(on: date, at: time)
    case .recipe(let recipe): recipe.meal(.one, on: date, at: time)
    }
  }
}
