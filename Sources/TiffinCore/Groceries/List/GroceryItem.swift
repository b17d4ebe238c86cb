/// A line of the shopping list.
public struct GroceryItem: Identifiable, Equatable, Sendable {
  /// How a line is found.
  public typealias ID = Identifier<GroceryItem>

  /// Which one it is.
  public let id: ID
  /// Goes up when name, note or quantity change; a tick is no change.
  public let revision: Int
  /// What to buy.
  public let name: GroceryName
  /// How much of it, as it is read; empty where nobody said.
  public let quantity: String
  /// A remark.
  public let note: GroceryNote
  /// When it was ticked, in seconds since 1970-01-01 UTC; nil while it is to be bought.
  public let completed: Int?
  /// Where in the shop it lies; nil where nobody knows.
  public let aisle: GroceryAisle.ID?
  /// Whether the household has such a thing at home as a rule.
  public let isStaple: Bool
  /// Whether it is bought this once nevertheless.
  public let isNeeded: Bool
  /// What it is for, besides what was added by hand.
  public internal(set) var uses: [GroceryUse] = []

  /// Whether it is in the basket.
  public var isCompleted: Bool { completed != nil }

  /// Whether it is not bought, as the household has it.
  public var isAtHome: Bool { isStaple && !isNeeded && !isCompleted }

  /// Whether it is still to be bought.
  public var isToBuy: Bool { !isCompleted && !isAtHome }
}

/// A recipe that an item is for.
public struct GroceryUse: Hashable, Sendable {
  /// As the recipe was called when it was put on the list.
  public let recipe: String
  /// When it is to be cooked; nil where that is open.
  public let day: LocalDate?
}

/// A part of the shop.
public struct GroceryAisle: Identifiable, Hashable, Sendable {
  /// How an aisle is found.
  public typealias ID = Identifier<GroceryAisle>

  /// Which one it is.
  public let id: ID
  /// What the household calls it.
  public let name: GroceryName
  /// Smaller ones are walked through first.
  public let place: Int
}

/// A household's list at one moment.
public struct GroceryList: Equatable, Sendable {
  /// In the order in which they came.
  public let items: [GroceryItem]
  /// Those in which something lies, in the order in which one walks.
  public let aisles: [GroceryAisle]

  /// What is to be bought in an aisle; of no aisle for nil.
  public func open(in aisle: GroceryAisle.ID?) -> [GroceryItem] {
    items.filter { $0.isToBuy && $0.aisle == aisle }
  }

  /// What the household has at home.
  public var atHome: [GroceryItem] { items.filter(\.isAtHome) }

  /// What is in the basket, the last ticked first.
  public var completed: [GroceryItem] {
    items.filter(\.isCompleted).sorted { ($0.completed ?? 0, $0.id.number) > ($1.completed ?? 0, $1.id.number) }
  }
}
