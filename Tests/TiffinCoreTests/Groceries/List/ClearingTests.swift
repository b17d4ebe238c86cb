import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Removed grocery lines` {
  @Test func `can be restored, and removing or restoring twice changes nothing`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("1 l milk")

    for _ in 0..<2 { try kitchen.groceries.delete(milk, by: kitchen.cook) }
    #expect(try kitchen.shoppingList().isEmpty)
    #expect(try kitchen.groceries.deleted(milk, of: kitchen.cook)?.name.text == "milk")
    #expect(try kitchen.groceries.deleted(milk, of: kitchen.stranger) == nil)
    for _ in 0..<2 { try kitchen.groceries.restore(milk, by: kitchen.cook) }

    #expect(try kitchen.shoppingList() == ["milk: 1 l"])
  }

  @Test func `merge into the open line of the same item when they are restored`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.buy("1 l milk")
    try kitchen.groceries.delete(first, by: kitchen.cook)
    let second = try kitchen.buy("2 l milk")

    #expect(try kitchen.groceries.restore(first, by: kitchen.cook) == second)
    #expect(try kitchen.shoppingList() == ["milk: 3 l"])
  }

  @Test func `of the basket are restored together`() throws {
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

  @Test func `include only lines that the person has seen`() throws {
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

  @Test func `are purged after a month`() throws {
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

  @Test func `cannot be changed by a stranger`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")

    #expect(throws: StoreError.notFound) { try kitchen.groceries.delete(milk, by: kitchen.stranger) }
    #expect(try kitchen.groceries.clear(by: kitchen.stranger).count == 0)
    try kitchen.groceries.delete(milk, by: kitchen.cook)
    #expect(throws: StoreError.notFound) { try kitchen.groceries.restore(milk, by: kitchen.stranger) }
  }
}
