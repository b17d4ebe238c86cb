/// A line of the grocery list: an item to buy. It is open until it is ticked, which puts it into the basket.
public struct GroceryItem: Identifiable, Equatable, Sendable {
  /// The identifier of a line.
  public typealias ID = Identifier<GroceryItem>

  /// The line's identifier.
  public let id: ID
  /// A number that increases when name, note or quantity change, but not when the line is ticked.
  public let revision: Int
  /// The item to buy.
  public let name: GroceryName
  /// The quantity as text; empty if it is unknown.
  public let quantity: String
  /// The note; empty if there is none.
  public let note: GroceryNote
  /// The time at which the line was ticked, in seconds since 1970-01-01 UTC; nil if it is not ticked.
  public let completed: Int?
  /// The person who ticked the line; nil if it is not ticked, or if that is unknown.
  public let tickedBy: Person.ID?
  /// The time at which the line was last ticked or unticked, in milliseconds since 1970-01-01 UTC, plus 1 for each
  /// change of ``isNeeded`` since; 0 if it was never changed in these ways.
  public let acted: Int
  /// The item's aisle; nil if it has none.
  public let aisle: GroceryAisle.ID?
  /// True if the household usually has the item at home.
  public let isStaple: Bool
  /// True if the item is bought this once although it is usually at home.
  public let isNeeded: Bool
  /// The recipes that need the item, in order: recipes without a day first, then by day and name.
  public internal(set) var uses: [RecipeNeedingItem] = []

  /// True if the item is in the basket.
  public var isCompleted: Bool { completed != nil }

  /// True if the item is not bought because the household has it at home.
  public var isAtHome: Bool { isStaple && !isNeeded && !isCompleted }

  /// True if the item is still to be bought.
  public var isToBuy: Bool { !isCompleted && !isAtHome }

  /// Inserts a recipe in the order of ``uses``, unless it is already contained.
  mutating func add(_ use: RecipeNeedingItem) {
    guard let last = uses.last else {
      // Most items have at most three uses. Without the reservation, the growing array would be copied.
      uses.reserveCapacity(3)
      return uses.append(use)
    }
    if last.isBefore(use) { return uses.append(use) }
    if uses.contains(use) { return }
    uses.insert(use, at: uses.firstIndex { use.isBefore($0) } ?? uses.endIndex)
  }
}

/// A recipe that needs an item.
public struct RecipeNeedingItem: Hashable, Sendable {
  /// The recipe's name at the time when it was added to the list.
  public let recipe: String
  /// The day of cooking; nil if there is none.
  public let day: LocalDate?

  fileprivate func isBefore(_ other: RecipeNeedingItem) -> Bool {
    if day == other.day { return recipe.utf8.lexicographicallyPrecedes(other.recipe.utf8) }
    guard let day else { return true }
    return other.day.map { day < $0 } ?? false
  }
}

/// An aisle of the shop.
public struct GroceryAisle: Identifiable, Hashable, Sendable {
  /// The identifier of an aisle.
  public typealias ID = Identifier<GroceryAisle>

  /// The aisle's identifier.
  public let id: ID
  /// The household's name for the aisle.
  public let name: GroceryName
  /// The position in the walking order, lowest first.
  public let place: Int
}

/// A household's grocery list at one moment.
public struct GroceryList: Equatable, Sendable {
  /// The items in the order in which they were added.
  public let items: [GroceryItem]
  /// The aisles that have items, in walking order.
  public let aisles: [GroceryAisle]

  /// The items that are not bought because the household has them at home.
  public var atHome: [GroceryItem] { items.filter(\.isAtHome) }

  /// The items in the basket, last ticked first.
  public var completed: [GroceryItem] {
    items.filter(\.isCompleted).sorted {
      ($0.completed ?? 0, $0.acted, $0.id.number) > ($1.completed ?? 0, $1.acted, $1.id.number)
    }
  }
}
