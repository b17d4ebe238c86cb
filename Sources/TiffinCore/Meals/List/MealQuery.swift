/// Which meals a page shows.
public struct MealQuery: Sendable {
  /// The most that one page can hold.
  public static let limits = 1...200

  /// Meals on the page, within ``limits``.
  public let limit: Int
  /// How the list is sorted. In the list of one category, the order by category is the one by name.
  public let order: MealOrder
  /// The page that follows the one that gave this; nil for the first.
  public let after: MealCursor?
  /// Only the meals of this category; nil for all meals.
  public let category: Category?
  /// Only the meals in which this is found; nil for all meals.
  public let search: MealSearch?

  /// A limit out of range is brought into it; a place in another order is the first page.
  public init(
    limit: Int = 50, after: MealCursor? = nil, order: MealOrder = .date, category: Category? = nil,
    search: MealSearch? = nil
  ) {
    let order = category != nil && order == .category ? .name : order
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
    self.order = order
    self.after = after?.order == order ? after : nil
    self.category = category
    self.search = search
  }
}
