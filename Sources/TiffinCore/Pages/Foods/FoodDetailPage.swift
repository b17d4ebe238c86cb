/// A food's page: what is in it, and where it was eaten lately, as of one moment.
public struct FoodDetailPage: Sendable {
  /// The food with its portions.
  public let food: Food
  /// The person's last meals that it is in.
  public let eaten: [ListedMeal]
  /// What distinguishes its picture from earlier ones; nil if it has none.
  public let picture: String?

  /// Runs four statements.
  ///
  /// - Throws: ``StoreError/notFound``, for another household's food too.
  public init(_ id: Food.ID, for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    eaten = try MealStore.meals(withFood: Int(id.number), of: person.id, statements)
    food = try FoodStore.food(id, for: person, statements)
    picture = food.source == .own ? try FoodStore.picture(of: id, statements) : nil
  }
}
