/// A meal as lists and days show it: all but its notes, which may be long, and its revision.
public struct ListedMeal: Identifiable, Equatable, Sendable {
  /// Which meal.
  public let id: Meal.ID
  /// Nil: the category's own picture stands in.
  public let photo: Photo.ID?
  /// The day it was eaten.
  public let date: LocalDate
  /// Nil: no time given.
  public let time: LocalTime?
  /// What it was.
  public let name: MealName
  /// When in the day it belongs.
  public let category: Category
  /// Nil means unknown.
  public let energy: Energy?
  /// Each may be unknown.
  public let macros: Macros
  /// Stars.
  public let rating: Rating
  /// Marked with the star.
  public let isFavourite: Bool
  /// The energy is a recipe's that was guessed.
  public let isEstimated: Bool
  /// Among how many servings that guess was shared, where that can change.
  public internal(set) var share: RecipeShare?
}
