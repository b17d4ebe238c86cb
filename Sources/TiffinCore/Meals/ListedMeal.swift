/// A meal in lists and days: without its notes, which may be long, and its revision.
public struct ListedMeal: Identifiable, Equatable, Sendable {
  /// The meal's identifier.
  public let id: Meal.ID
  /// Nil if there is no photo; the category's own picture is shown instead.
  public let photo: Photo.ID?
  /// The day it was eaten.
  public let date: LocalDate
  /// Nil if no time was given.
  public let time: LocalTime?
  /// The name of the food.
  public let name: MealName
  /// The time of day it belongs to.
  public let category: MealCategory
  /// Nil means unknown.
  public let energy: Energy?
  /// Each may be unknown.
  public let macros: Macros
  /// The rating in stars.
  public let rating: Rating
  /// True if the meal's name is a favourite.
  public let isFavourite: Bool
  /// True if the energy is a recipe's estimate.
  public let isEstimated: Bool
  /// The number of servings that the estimate was divided by, if that can change.
  public internal(set) var share: RecipeShare?
  /// The foods it is made of; nil if there are none, and in lists that do not tell.
  public internal(set) var foods: Foods?

  /// The number of foods of a meal, and how much of the first.
  public struct Foods: Hashable, Sendable {
    /// At least 1.
    public let count: Int
    /// The amount of the first food, with its unit: "1 medium", "150 g".
    public let amount: String
  }
}
