/// Which meals a page shows.
public struct MealQuery: Sendable {
  /// The most that one page can hold.
  public static let limits = 1...200

  /// Meals on the page, within ``limits``.
  public let limit: Int
  /// The page that follows the one that gave this; nil for the first.
  public let after: MealCursor?

  /// A limit out of range is brought into it.
  public init(limit: Int = 50, after: MealCursor? = nil) {
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
    self.after = after
  }
}
