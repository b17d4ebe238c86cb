/// Mass of one nutrient in one meal, exact to the milligram.
public struct Mass: Hashable, Comparable, Sendable {
  /// The allowed milligrams in one meal: up to 10,000 g.
  public static let range = 0...10_000_000
  /// 0 g.
  public static let zero = Mass(stored: 0)

  /// Within ``range``.
  public let milligrams: Int

  /// - Throws: ``NutritionError/massOutOfRange``.
  public init(milligrams: Int) throws(NutritionError) {
    guard Self.range.contains(milligrams) else { throw .massOutOfRange }
    self.milligrams = milligrams
  }

  /// Wraps a number from a row that the schema guards.
  init(stored milligrams: Int) {
    self.milligrams = milligrams
  }

  /// Less comes first.
  public static func < (one: Mass, other: Mass) -> Bool {
    one.milligrams < other.milligrams
  }
}
