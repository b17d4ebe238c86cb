/// The mass of a nutrient in a meal or in a daily goal, exact to the milligram.
public struct Mass: Hashable, Comparable, Sendable {
  /// The accepted numbers of milligrams in one meal or goal: up to 10,000 g.
  public static let range = 0...10_000_000
  /// 0 g.
  public static let zero = Mass(stored: 0)

  /// The milligrams, within ``range``.
  public let milligrams: Int

  /// Creates a mass from a number that was typed or read from a file.
  ///
  /// - Throws: ``NutritionError/massOutOfRange`` if the number is outside ``range``.
  public init(milligrams: Int) throws(NutritionError) {
    guard Self.range.contains(milligrams) else { throw .massOutOfRange }
    self.milligrams = milligrams
  }

  /// Creates a mass from a database row; the schema checks the range.
  init(stored milligrams: Int) {
    self.milligrams = milligrams
  }

  /// Returns true if one mass is less than the other.
  public static func < (one: Mass, other: Mass) -> Bool {
    one.milligrams < other.milligrams
  }
}
