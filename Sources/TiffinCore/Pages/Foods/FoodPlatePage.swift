/// A meal that is made of foods, as of one moment.
public struct FoodPlatePage: Sendable {
  /// The meal.
  public let meal: Meal
  /// Its foods, each with what is known of it now; nil where that is gone.
  public let lines: [(line: MealLine, food: Food?)]

  /// Runs four statements.
  ///
  /// - Throws: ``StoreError/notFound``.
  public init(_ id: Meal.ID, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let lines = try MealStore.lines(of: id, statements)
    meal = try MealStore.meal(id, of: person.id, statements)
    let ids = Set(lines.compactMap(\.food))
    let foods = try FoodStore.foods(ids.sorted().map { Food.ID(Int64($0)) }, for: person, statements)
    self.lines = lines.map { line in (line, foods.first { Int($0.id.number) == line.food }) }
  }
}
