/// The effects on recipes' ingredients, each counted once.
public struct GroceryTally: Hashable, Sendable {
  /// New on the list.
  public var added = 0
  /// Already there for the same recipe and day, with a new quantity.
  public var changed = 0
  /// Already there, unchanged.
  public var alreadyThere = 0
  /// Already there, with a quantity set by hand that stays.
  public var kept = 0
  /// Already bought for the same recipe and day: in the basket, or cleared from it.
  public var bought = 0
  /// Taken off the list: no longer in the recipe.
  public var dropped = 0

  /// Starts with zero by default.
  public init(added: Int = 0, changed: Int = 0, alreadyThere: Int = 0, kept: Int = 0, bought: Int = 0, dropped: Int = 0)
  {
    self.added = added
    self.changed = changed
    self.alreadyThere = alreadyThere
    self.kept = kept
    self.bought = bought
    self.dropped = dropped
  }

  /// The number of changes.
  public var differing: Int { added + changed + dropped }

  static func + (one: GroceryTally, other: GroceryTally) -> GroceryTally {
    GroceryTally(
      added: one.added + other.added, changed: one.changed + other.changed,
      alreadyThere: one.alreadyThere + other.alreadyThere, kept: one.kept + other.kept,
      bought: one.bought + other.bought, dropped: one.dropped + other.dropped)
  }
}

/// The result of adding recipes' ingredients.
public enum GroceryAddition: Equatable, Sendable {
  /// The list now has what the recipes need.
  case added(GroceryTally)
  /// Nothing was added: the list would exceed ``GroceryStore/mostLines``.
  case full
}
