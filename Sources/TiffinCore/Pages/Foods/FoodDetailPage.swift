/// The data of a food's page, read in one snapshot: the food, and the last meals that contain it.
public struct FoodDetailPage: Sendable {
  /// The food that the page shows, with its portions.
  public let food: Food
  /// The person's last five meals that contain the food.
  public let eaten: [ListedMeal]
  /// A text that changes with the food's picture, for the picture's address; nil if there is no picture.
  public let picture: String?

  /// Reads the page in four statements.
  ///
  /// - Throws: ``StoreError/notFound`` if the household cannot see the food.
  public init(_ id: Food.ID, for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    eaten = try MealStore.meals(withFood: Int(id.number), of: person.id, statements)
    food = try FoodStore.food(id, for: person, statements)
    picture = food.source == .own ? try FoodStore.picture(of: id, statements) : nil
  }
}
