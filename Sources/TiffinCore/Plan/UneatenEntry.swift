/// A planned entry that the person for whom it was read has not eaten yet.
public struct UneatenEntry: Identifiable, Equatable, Sendable {
  /// The entry of the plan.
  public let entry: PlanEntry
  /// The items that still have to be bought for the entry, without duplicates.
  public internal(set) var toBuy: [ItemToBuy] = []

  /// The entry's identifier.
  public var id: PlanEntry.ID { entry.id }
  /// The category under which the entry is listed.
  public var category: MealCategory { entry.category }

  init(_ entry: PlanEntry) {
    self.entry = entry
  }
}

/// An item of the grocery list that an entry still needs.
public struct ItemToBuy: Identifiable, Equatable, Sendable {
  /// The identifier of the line of the grocery list.
  public let id: GroceryItem.ID
  /// The name of the item.
  public let name: GroceryName
}

extension DayTotals {
  /// Creates the totals of one serving of each entry.
  public init(_ entries: [UneatenEntry]) {
    self = .none
    for recipe in entries.map(\.entry.recipe) {
      let energy = recipe?.numbers.energy
      add(
        energy?.value, isEstimated: energy?.isEstimated ?? false, recipe.flatMap { $0.numbers.share(of: $0.id) },
        recipe?.numbers.macros ?? .unknown)
    }
  }
}
