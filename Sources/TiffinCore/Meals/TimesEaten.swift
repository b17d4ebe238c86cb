/// The earlier meals of a name in a person's diary, such as those of a recipe.
public struct TimesEaten: Equatable, Sendable {
  /// The number of meals, at least one.
  public let count: Int
  /// The day of the last one.
  public let last: LocalDate
  /// The last rating that the person gave; none without one.
  public let rating: Rating
}
