/// The numbers of ingredients of added recipes by effect. Each ingredient is counted once.
public struct GroceryAdditionCounts: Hashable, Sendable {
  /// The number of ingredients that are new on the list.
  public var added = 0
  /// The number of ingredients already on the list for the same recipe and day whose quantity changed.
  public var changed = 0
  /// The number of ingredients already on the list, unchanged.
  public var alreadyThere = 0
  /// The number of ingredients already on the list with a quantity set by hand, which was not changed.
  public var kept = 0
  /// The number of ingredients already bought for the same recipe and day: in the basket, or cleared from it.
  public var bought = 0
  /// The number of ingredients removed because they are no longer in the recipe.
  public var dropped = 0

  /// Creates counts; each is 0 by default.
  public init(added: Int = 0, changed: Int = 0, alreadyThere: Int = 0, kept: Int = 0, bought: Int = 0, dropped: Int = 0)
  {
    self.added = added
    self.changed = changed
    self.alreadyThere = alreadyThere
    self.kept = kept
    self.bought = bought
    self.dropped = dropped
  }

  /// The number of ingredients that were added, changed or removed.
  public var differing: Int { added + changed + dropped }

  static func + (one: GroceryAdditionCounts, other: GroceryAdditionCounts) -> GroceryAdditionCounts {
    GroceryAdditionCounts(
      added: one.added + other.added, changed: one.changed + other.changed,
      alreadyThere: one.alreadyThere + other.alreadyThere, kept: one.kept + other.kept,
      bought: one.bought + other.bought, dropped: one.dropped + other.dropped)
  }
}

/// The result of adding recipes' ingredients.
public enum GroceryAdditionResult: Equatable, Sendable {
  /// The list contains everything that the recipes need.
  case added(GroceryAdditionCounts)
  /// Nothing was added, because the list would exceed ``GroceryStore/mostLines``.
  case full
}
