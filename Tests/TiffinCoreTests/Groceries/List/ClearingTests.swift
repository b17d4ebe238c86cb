import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Lines that are taken off the list` {
  @Test func `come back, and deleting or bringing back twice does no harm`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("1 l milk")

    for _ in 0..<2 { try kitchen.groceries.delete(milk, by: kitchen.cook) }
    #expect(try kitchen.shoppingList().isEmpty)
    #expect(try kitchen.groceries.deleted(milk, of: kitchen.cook)?.name.text == "milk")
    #expect(try kitchen.groceries.deleted(milk, of: kitchen.stranger) == nil)
    for _ in 0..<2 { try kitchen.groceries.restore(milk, by: kitchen.cook) }

    #expect(try kitchen.shoppingList() == ["milk: 1 l"])
  }

  @Test func `join what is to be bought of the same when they come back`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.buy("1 l milk")
    try kitchen.groceries.delete(first, by: kitchen.cook)
    let second = try kitchen.buy("2 l milk")

    #expect(try kitchen.groceries.restore(first, by: kitchen.cook) == second)
    #expect(try kitchen.shoppingList() == ["milk: 3 l"])
  }

  @Test func `are those in the basket, and come back together`() throws {
    let kitchen = try Kitchen()
    for name in ["milk", "bread", "soap"] { try kitchen.buy(name) }
    for name in ["milk", "soap"] {
      try kitchen.groceries.setCompleted(try kitchen.line(name).id, true, by: kitchen.cook)
    }

    let clearing = try kitchen.groceries.clearCompleted(by: kitchen.cook)
    #expect(clearing.count == 2)
    #expect(try kitchen.shoppingList() == ["bread"])
    #expect(try kitchen.groceries.cleared(clearing.batch, of: kitchen.cook) == 2)
    #expect(try kitchen.groceries.cleared(clearing.batch, of: kitchen.stranger) == 0)
    #expect(try kitchen.groceries.restore(clearing.batch, by: kitchen.stranger) == 0)
    #expect(try kitchen.groceries.restore(clearing.batch, by: kitchen.cook) == 2)
    #expect(try kitchen.groceries.restore(clearing.batch, by: kitchen.cook) == 0)

    #expect(try kitchen.shoppingList() == ["[milk]", "bread", "[soap]"])
  }

  @Test func `are all that whoever clears has seen, and nobody else's`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("milk")
    let seen = try kitchen.buy("bread")
    try kitchen.buy("soap, just added by another phone")
    try kitchen.buy("salt", by: kitchen.stranger)

    let clearing = try kitchen.groceries.clear(upTo: seen, by: kitchen.cook)

    #expect(clearing.count == 2)
    #expect(try kitchen.shoppingList() == ["soap, just added by another phone"])
    #expect(try kitchen.shoppingList(of: kitchen.stranger) == ["salt"])
    #expect(try kitchen.groceries.clear(by: kitchen.cook).count == 1)
    #expect(try kitchen.groceries.restore(clearing.batch, by: kitchen.cook) == 2)
  }

  @Test func `go for good after a month`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    try kitchen.buy("bread")
    try kitchen.groceries.delete(milk, by: kitchen.cook)

    kitchen.clock.pass(days: StoreLimits.undoDays)
    #expect(try !kitchen.groceries.purgeSome())
    kitchen.clock.pass(days: 1)
    #expect(try kitchen.groceries.purgeSome())
    #expect(try !kitchen.groceries.purgeSome())

    #expect(throws: StoreError.notFound) { try kitchen.groceries.restore(milk, by: kitchen.cook) }
    #expect(try kitchen.count("grocery_item") == 1)
    #expect(try kitchen.count("grocery_share") == 1)
    #expect(try kitchen.count("grocery_submission") == 0)
  }

  @Test func `are not a stranger's to take`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")

    #expect(throws: StoreError.notFound) { try kitchen.groceries.delete(milk, by: kitchen.stranger) }
    #expect(try kitchen.groceries.clear(by: kitchen.stranger).count == 0)
    try kitchen.groceries.delete(milk, by: kitchen.cook)
    #expect(throws: StoreError.notFound) { try kitchen.groceries.restore(milk, by: kitchen.stranger) }
  }
}
