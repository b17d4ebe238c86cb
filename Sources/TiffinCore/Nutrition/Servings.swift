/// The number of servings that a recipe makes.
public struct Servings: Hashable, Comparable, Sendable {
  /// The allowed servings of one recipe.
  public static let range = 1...1_000
  /// The default for recipes without servings.
  public static let usual = Servings(stored: 4)

  /// Within ``range``.
  public let count: Int

  /// Nil outside ``range``.
  public init?(_ count: Int) {
    guard Self.range.contains(count) else { return nil }
    self.count = count
  }

  /// Wraps a number from a row that the schema guards.
  init(stored count: Int) {
    self.count = count
  }

  /// Fewer come first.
  public static func < (one: Servings, other: Servings) -> Bool {
    one.count < other.count
  }
}
