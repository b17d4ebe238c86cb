/// A meal that was eaten before, or a recipe that the person's household sees, either of which can be eaten again.
public enum KnownDish: Sendable {
  case meal(Meal)
  case recipe(Recipe)

  /// The ID of a meal or a recipe.
  public enum ID: Sendable {
    case meal(Meal.ID)
    case recipe(Recipe.ID)
  }

  /// The ID of the meal or recipe.
  public var id: ID {
    switch self {
    case .meal(let meal): .meal(meal.id)
    case .recipe(let recipe): .recipe(recipe.id)
    }
  }

  /// Returns the meal or recipe; nil if it does not exist, or if the person cannot see it.
  public static func find(
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

  /// Returns the person's last meal of that name up to `today`, otherwise the household's own recipe of that name; nil
  /// if there is neither.
  public static func find(
    named name: MealName, until today: LocalDate, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> KnownDish? {
    if let meal = try MealStore.last(named: name, until: today, of: person.id, statements) { return .meal(meal) }
    return try RecipeStore.own(named: name, for: person, statements).map(KnownDish.recipe)
  }

  /// Returns the content of a new meal on a day: a copy of the meal, or one serving of the recipe.
  public func content(on date: LocalDate, at time: LocalTime?) -> MealContent {
    switch self {
    case .meal(let meal): meal.content.again(on: date, at: time)
    case .recipe(let recipe): recipe.meal(.one, on: date, at: time)
    }
  }
}
