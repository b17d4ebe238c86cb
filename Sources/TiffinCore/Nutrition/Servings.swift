/// How many servings a recipe makes.
public struct Servings: Hashable, Comparable, Sendable {
  /// Servings that one recipe can make.
  public static let range = 1...1_000
  /// What is reckoned with where nothing is known.
  public static let usual = Servings(stored: 4)

  /// Within ``range``.
  public let count: Int

  /// Nil outside ``range``.
  public init?(_ count: Int) {
    guard Self.range.contains(count) else { return nil }
    self.count = count
  }

  /// From a row that the schema guards.
  init(stored count: Int) {
    self.count = count
  }

  /// Fewer come first.
  public static func < (one: Servings, other: Servings) -> Bool {
    one.count < other.count
  }
}
