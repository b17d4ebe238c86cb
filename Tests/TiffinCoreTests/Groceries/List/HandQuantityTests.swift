import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A quantity set by hand for several days` {
  private let kitchen: Kitchen
  private let soup: GroceryRecipe
  private let stew: GroceryRecipe

  init() throws {
    kitchen = try Kitchen()
    soup = try .made(1, "2 onions", on: "2026-11-20")
    stew = try .made(2, "3 onions", on: "2026-11-22")
    for recipe in [soup, stew] { try kitchen.buy(recipe) }
  }

  private func set(_ quantity: String) throws {
    let line = try kitchen.line("onions")
    let edit = GroceryEdit(name: line.name, quantity: try GroceryQuantity(quantity), note: .none)
    let update = try kitchen.groceries.update(line.id, to: edit, from: line.revision, by: kitchen.cook)
    #expect(update == .saved(line.id))
  }

  private func shop(for recipes: GroceryRecipe...) throws {
    _ = try kitchen.groceries.add(recipes, isOverHand: true, by: kitchen.cook)
  }

  @Test func `is replaced for one day, and kept for the others`() throws {
    try set("4")

    for _ in 0..<2 {
      try shop(for: soup)
      #expect(try kitchen.shoppingList() == ["onions: 4"])
    }
    try shop(for: stew)

    #expect(try kitchen.shoppingList() == ["onions: 5"])
  }

  @Test func `is replaced if one day needs more`() throws {
    try set("1")

    try shop(for: soup)

    #expect(try kitchen.shoppingList() == ["onions: 2"])
  }

  @Test func `is replaced completely if all days are added again`() throws {
    try set("4")

    try shop(for: soup, stew)

    #expect(try kitchen.shoppingList() == ["onions: 5"])
  }

  @Test func `keeps its words until it is replaced for the last of its days`() throws {
    try set("a small net")

    try shop(for: soup)
    #expect(try kitchen.shoppingList() == ["onions: 2 + a small net"])
    try shop(for: stew)

    #expect(try kitchen.shoppingList() == ["onions: 5"])
  }
}
