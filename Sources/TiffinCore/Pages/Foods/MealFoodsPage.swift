/// The data of the page of a meal that is made of foods, read in one snapshot.
public struct MealFoodsPage: Sendable {
  /// The meal.
  public let meal: Meal
  /// The meal's food lines, each with the current food; nil if the line has no food, or if the food was deleted.
  public let lines: [(line: MealLine, food: Food?)]

  /// Reads the page in four statements.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such meal.
  public init(_ id: Meal.ID, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let lines = try MealStore.lines(of: id, statements)
    meal = try MealStore.meal(id, of: person.id, statements)
    let ids = Set(lines.compactMap(\.food))
    let foods = try FoodStore.foods(ids.sorted().map { Food.ID(Int64($0)) }, for: person, statements)
    self.lines = lines.map { line in (line, foods.first { Int($0.id.number) == line.food }) }
  }
}
