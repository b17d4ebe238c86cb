/// A meal as lists and the page of a day show it, without its revision and its notes, which may be long.
public struct ListedMeal: Identifiable, Equatable, Sendable {
  /// The meal's identifier.
  public let id: Meal.ID
  /// The photo; nil if there is none, in which case the category's own picture is shown.
  public let photo: Photo.ID?
  /// The person's own description. The notes are empty, and fibre, sugars, saturated fat and salt are unknown, because
  /// lists do not load them.
  public let content: MealContent
  /// The foods that the meal is made of; nil if there are none, and in lists that do not load them.
  public internal(set) var foods: Foods?

  /// The number of foods in a meal, and the amount of the first one.
  public struct Foods: Hashable, Sendable {
    /// The number of foods, at least 1.
    public let count: Int
    /// The amount of the first food with its unit, such as "1 medium" or "150 g".
    public let amount: String
  }
}

/// The properties of the content that most lists show.
extension ListedMeal {
  /// The day on which the meal was eaten.
  public var date: LocalDate { content.date }
  /// The time; nil if none was given.
  public var time: LocalTime? { content.time }
  /// The name of the meal.
  public var name: MealName { content.name }
  /// The meal of the day, such as lunch, that the entry belongs to.
  public var category: MealCategory { content.category }
  /// The energy; nil if unknown.
  public var energy: Energy? { content.energy }
  /// The macronutrients, each of which may be unknown.
  public var macros: Macros { content.macros }
  /// The rating in stars.
  public var rating: Rating { content.rating }
  /// True if the meal's name is a favourite.
  public var isFavourite: Bool { content.isFavourite }
  /// True if the energy is estimated from a recipe.
  public var isEstimated: Bool { content.isEstimated }
  /// The recipe and the servings by which the estimated energy was divided; nil if the energy does not depend on a
  /// guessed number of servings.
  public var share: ServingsDivisor? { content.share }
}
