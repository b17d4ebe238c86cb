import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Merged grocery lines` {
  /// Moves a line into the basket and out again beside another line of the same thing.
  private func join(_ kitchen: Kitchen, _ typed: String, _ other: String) throws -> (
    old: GroceryItem.ID, line: GroceryItem.ID
  ) {
    let old = try kitchen.buy(typed)
    try kitchen.groceries.setCompleted(old, true, by: kitchen.cook)
    let line = try kitchen.buy(other)
    try kitchen.groceries.setCompleted(old, false, by: kitchen.cook)
    return (old, line)
  }

  @Test func `lead from the old line to the new one`() throws {
    let kitchen = try Kitchen()

    let (old, line) = try join(kitchen, "1 l milk", "2 l Milk")

    let join = try #require(try kitchen.groceries.joined(old, of: kitchen.cook))
    #expect(join.line == line)
    #expect(join.item.name.text == "milk")
    #expect(join.item.quantity == "1 l")
    #expect(try kitchen.groceries.joined(line, of: kitchen.cook) == nil)
    #expect(try kitchen.groceries.joined(old, of: kitchen.stranger) == nil)
    #expect(try kitchen.groceries.deleted(old, of: kitchen.cook) == nil)
    #expect(try kitchen.shoppingList() == ["Milk: 3 l"])
  }

  @Test func `lead to the last line after a second merge`() throws {
    let kitchen = try Kitchen()
    let (old, line) = try join(kitchen, "1 l milk", "2 l milk")
    let edit = GroceryEdit(name: try GroceryName("oat milk"), quantity: nil, note: .none)
    let oat = try kitchen.buy("1 l oat milk")

    _ = try kitchen.groceries.update(line, to: edit, from: try kitchen.line("milk").revision, by: kitchen.cook)

    #expect(try kitchen.groceries.joined(old, of: kitchen.cook)?.line == oat)
    #expect(try kitchen.groceries.joined(line, of: kitchen.cook)?.line == oat)
    #expect(try kitchen.shoppingList() == ["oat milk: 4 l"])
  }

  @Test func `stay merged, even if old pages change them`() throws {
    let kitchen = try Kitchen()
    let (old, line) = try join(kitchen, "1 l milk", "2 l milk")

    #expect(try kitchen.groceries.setCompleted(old, true, by: kitchen.cook) == nil)
    #expect(try kitchen.groceries.setCompleted(old, false, by: kitchen.cook) == nil)
    try kitchen.groceries.delete(old, by: kitchen.cook)
    #expect(try kitchen.groceries.restore(old, by: kitchen.cook) == line)
    #expect(try kitchen.shoppingList() == ["milk: 3 l"])
    try kitchen.groceries.delete(line, by: kitchen.cook)
    #expect(try kitchen.groceries.restore(old, by: kitchen.cook) == line)

    #expect(try kitchen.shoppingList() == ["milk: 3 l"])
  }

  @Test func `are not restored again with their batch of cleared lines`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.buy("1 l milk")
    let cleared = try kitchen.groceries.clear(by: kitchen.cook)
    try kitchen.buy("2 l milk")

    #expect(try kitchen.groceries.restore(cleared.batch, by: kitchen.cook) == 1)
    #expect(try kitchen.groceries.restore(cleared.batch, by: kitchen.cook) == 0)

    #expect(try kitchen.groceries.joined(first, of: kitchen.cook) != nil)
    #expect(try kitchen.shoppingList() == ["milk: 3 l"])
  }

  @Test func `are purged after a month`() throws {
    let kitchen = try Kitchen()
    let (old, _) = try join(kitchen, "1 l milk", "2 l milk")

    kitchen.clock.pass(days: StoreLimits.undoDays + 1)
    #expect(try kitchen.groceries.purgeSome())

    #expect(try kitchen.groceries.joined(old, of: kitchen.cook) == nil)
    #expect(try kitchen.shoppingList() == ["milk: 3 l"])
  }
}
