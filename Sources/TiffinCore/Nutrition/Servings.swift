/// The number of servings that a recipe makes.
public struct Servings: Hashable, Comparable, Sendable {
  /// The servings that one recipe may have.
  public static let range = 1...1_000
  /// The default for recipes that do not state their servings.
  public static let usual = Servings(stored: 4)

  /// The number of servings, within ``range``.
  public let count: Int

  /// Creates a number of servings; nil outside ``range``.
  public init?(_ count: Int) {
    guard Self.range.contains(count) else { return nil }
    self.count = count
  }

  /// Returns the usual number of servings of a household that has not chosen one: one per member, and at least two.
  ///
  /// A household often has more people than accounts, and leftovers are eaten on another day.
  /// - Parameter members: The number of members of the household.
  static func usual(of members: Int) -> Servings {
    Servings(stored: min(max(2, members), range.upperBound))
  }

  /// Creates a number of servings from a database row; the schema checks the range.
  init(stored count: Int) {
    self.count = count
  }

  /// Returns true if one number of servings is less than the other.
  public static func < (one: Servings, other: Servings) -> Bool {
    one.count < other.count
  }
}

/// The number of servings that a recipe's estimated energy was divided by for a meal.
public struct ServingsDivisor: Hashable, Sendable {
  /// The number of the recipe's ID; nil if the recipe was permanently deleted.
  let recipeNumber: Int?
  /// The recipe's servings, or the assumed ones.
  public let servings: Servings
  /// True if the recipe does not state its servings, so that ``servings``, and with it the meal's energy, is a guess.
  public let isAssumed: Bool
}
