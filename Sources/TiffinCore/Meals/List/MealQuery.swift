/// A query for one page of meals.
public struct MealQuery: Sendable {
  /// The possible numbers of meals on a page.
  public static let limits = 1...200

  /// The number of meals on the page, within ``limits``.
  public let limit: Int
  /// The order of the list. A list of one category is sorted by name instead of by category, and favourites always are.
  public let order: MealOrder
  /// The last meal of the previous page; nil for the first page.
  public let after: MealCursor?
  /// The category of the meals; nil for all meals.
  public let category: MealCategory?
  /// A search that the meals must match; nil for all meals.
  public let search: MealSearch?
  /// True if the list contains only favourites: each name once, by its last meal, ordered by name.
  public let isFavourites: Bool

  /// Creates a query. The limit is clamped to ``limits``; a cursor of another order is ignored.
  public init(
    limit: Int = 50, after: MealCursor? = nil, order: MealOrder = .date, category: MealCategory? = nil,
    search: MealSearch? = nil, isFavourites: Bool = false
  ) {
    let order = isFavourites ? .name : category != nil && order == .category ? .name : order
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
    self.order = order
    self.after = after?.order == order ? after : nil
    self.category = isFavourites ? nil : category
    self.search = search
    self.isFavourites = isFavourites
  }
}

/// One page of a list of meals, with the position of the next one.
public struct MealPage: Sendable {
  /// The meals in the list's order.
  public let meals: [ListedMeal]
  /// The position of the next page; nil on the last page.
  public let next: MealCursor?
}
