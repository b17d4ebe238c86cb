/// A meal in lists and days, without its revision and its notes, which may be long.
public struct ListedMeal: Identifiable, Equatable, Sendable {
  /// The meal's identifier.
  public let id: Meal.ID
  /// The photo; nil if there is none, in which case the category's own picture is shown.
  public let photo: Photo.ID?
  /// The day on which the meal was eaten.
  public let date: LocalDate
  /// The time; nil if none was given.
  public let time: LocalTime?
  /// The name of the food.
  public let name: MealName
  /// The meal of the day, such as lunch, that the entry belongs to.
  public let category: MealCategory
  /// The energy; nil if unknown.
  public let energy: Energy?
  /// The macronutrients, each of which may be unknown.
  public let macros: Macros
  /// The rating in stars.
  public let rating: Rating
  /// True if the meal's name is a favourite.
  public let isFavourite: Bool
  /// True if the energy is estimated from a recipe.
  public let isEstimated: Bool
  /// The recipe and the servings by which the estimate was divided; nil if they are fixed.
  public internal(set) var share: ServingsDivisor?
  /// The foods that the meal is made of; nil if there are none, and in lists that do not load them.
  public internal(set) var foods: Foods?

  /// The number of foods in a meal, and the amount of the first one.
  public struct Foods: Hashable, Sendable {
    /// The number of foods, at least 1.
    public let count: Int
    /// The amount of the first food, with its unit: "1 medium", "150 g".
    public let amount: String
  }
}
