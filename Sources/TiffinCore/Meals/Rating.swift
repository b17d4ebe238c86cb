/// The stars given to a meal, 0 to 5. Zero means not rated.
public struct Rating: Hashable, Comparable, Sendable {
  /// Not rated.
  public static let none = Rating(stored: 0)
  /// The possible numbers of stars, including 0 for ``none``.
  public static let range = 0...5

  /// The number of stars, within ``range``.
  public let stars: Int

  /// Creates a rating.
  ///
  /// - Throws: ``MealError/ratingOutOfRange(_:)`` outside 0…5.
  public init(_ stars: Int) throws(MealError) {
    guard Self.range.contains(stars) else { throw .ratingOutOfRange(stars) }
    self.stars = stars
  }

  /// Creates a rating from a row, which the schema has validated.
  init(stored stars: Int) {
    self.stars = stars
  }

  /// Compares the numbers of stars.
  public static func < (one: Rating, other: Rating) -> Bool {
    one.stars < other.stars
  }
}
