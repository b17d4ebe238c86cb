import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A household's shopping list` {
  private func move(_ kitchen: Kitchen) throws {
    let (old, new) = (kitchen.cook.household, kitchen.stranger.household)
    try kitchen.database.write { statements throws(StoreError) in
      for _ in 0..<1_000 { guard try GroceryRows.moveSome(atMost: 2, from: old, to: new, statements) else { break } }
    }
  }

  @Test func `is merged into the household that its people move to`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("1 l milk")
    try kitchen.buy(.made(1, "3 eggs", "1 stuff", on: "2026-11-27"))
    try kitchen.groceries.setCompleted(try kitchen.buy("salt"), true, by: kitchen.cook)
    _ = try kitchen.groceries.addAisle(GroceryName("Market"), by: kitchen.cook)
    let market = try #require(try kitchen.groceries.aisles(of: kitchen.cook).last)
    try kitchen.groceries.move(try kitchen.line("stuff").id, to: market.id, by: kitchen.cook)
    try kitchen.buy("2 l Milk", by: kitchen.stranger)
    try kitchen.buy("salt", by: kitchen.stranger)

    try move(kitchen)

    #expect(try kitchen.shoppingList().isEmpty)
    #expect(
      try kitchen.shoppingList(of: kitchen.stranger).sorted()
        == ["Milk: 3 l", "[salt]", "eggs: 3", "salt", "stuff: 1"])
    let aisles = try kitchen.groceries.aisles(of: kitchen.stranger)
    let aisle = try kitchen.line("stuff", of: kitchen.stranger).aisle
    #expect(aisle != nil && aisle == aisles.first { $0.name.text == "Market" }?.id)
    let dairy = try kitchen.line("Milk", of: kitchen.stranger).aisle
    #expect(try kitchen.line("eggs", of: kitchen.stranger).aisle == dairy)
    #expect(try kitchen.groceries.aisles(of: kitchen.stranger).count == StandardAisle.allCases.count + 1)
    #expect(try kitchen.count("grocery_aisle") == StandardAisle.allCases.count + 1)
  }

  @Test func `is deleted with the household`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("milk")
    try kitchen.buy("salt", by: kitchen.stranger)
    let household = kitchen.cook.household

    try kitchen.database.write { statements throws(StoreError) in
      for _ in 0..<1_000 { guard try GroceryRows.removeSome(atMost: 2, in: household, statements) else { break } }
    }

    #expect(try kitchen.shoppingList().isEmpty)
    #expect(try kitchen.groceries.known(of: kitchen.cook).isEmpty)
    #expect(try kitchen.shoppingList(of: kitchen.stranger) == ["salt"])
  }
}
