/// What became of recipes' ingredients, each counted once.
public struct GroceryTally: Hashable, Sendable {
  /// Came on the list.
  public var added = 0
  /// Was there for the same recipe and day, and is more or less of it now.
  public var changed = 0
  /// Was there as it is wanted.
  public var alreadyThere = 0
  /// Was bought for the same recipe and day: it is in the basket, or was cleared from it.
  public var bought = 0
  /// Went off the list: the recipe says so no more.
  public var dropped = 0

  /// Nothing yet.
  public init(added: Int = 0, changed: Int = 0, alreadyThere: Int = 0, bought: Int = 0, dropped: Int = 0) {
    self.added = added
    self.changed = changed
    self.alreadyThere = alreadyThere
    self.bought = bought
    self.dropped = dropped
  }

  /// All that is different now.
  public var differing: Int { added + changed + dropped }

  static func + (one: GroceryTally, other: GroceryTally) -> GroceryTally {
    GroceryTally(
      added: one.added + other.added, changed: one.changed + other.changed,
      alreadyThere: one.alreadyThere + other.alreadyThere, bought: one.bought + other.bought,
      dropped: one.dropped + other.dropped)
  }
}

/// What became of adding recipes' ingredients.
public enum GroceryAddition: Equatable, Sendable {
  /// What they need is on the list.
  case added(GroceryTally)
  /// Nothing was added: the list would pass ``GroceryStore/mostLines``.
  case full
}
