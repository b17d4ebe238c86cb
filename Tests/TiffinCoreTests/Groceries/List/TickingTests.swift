import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A tick` {
  @Test func `moves an item into the basket, and out of it again`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")

    try kitchen.groceries.setCompleted(milk, true, by: kitchen.cook)
    let ticked = try kitchen.shoppingList()
    try kitchen.groceries.setCompleted(milk, false, by: kitchen.cook)

    #expect(ticked == ["[milk]"])
    #expect(try kitchen.shoppingList() == ["milk"])
  }

  @Test(arguments: [true, false]) func `sent twice counts once`(isCompleted: Bool) throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    try kitchen.groceries.setCompleted(milk, !isCompleted, by: kitchen.cook)

    for _ in 0..<2 { try kitchen.groceries.setCompleted(milk, isCompleted, by: kitchen.cook) }

    #expect(try kitchen.line("milk").isCompleted == isCompleted)
  }

  @Test func `keeps its time if it is sent again`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    try kitchen.groceries.setCompleted(milk, true, by: kitchen.cook)
    let first = try kitchen.line("milk").completed

    kitchen.clock.pass(seconds: 60)
    try kitchen.groceries.setCompleted(milk, true, by: kitchen.cook)

    #expect(try kitchen.line("milk").completed == first)
  }

  @Test(.onFile) func `costs one statement and one commit`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let tally = StatementCounter()
    let before = try kitchen.commits

    try StatementCounter.$current.withValue(tally) {
      _ = try kitchen.groceries.setCompleted(milk, true, by: kitchen.cook)
    }

    #expect(tally.statements == 1)
    #expect(try kitchen.commits != before)
  }

  @Test func `does not conflict with an edit of the line`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let seen = try kitchen.line("milk").revision

    try kitchen.groceries.setCompleted(milk, true, by: kitchen.cook)

    #expect(try kitchen.line("milk").revision == seen)
  }

  @Test func `does not change a deleted line`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    try kitchen.groceries.delete(milk, by: kitchen.cook)

    #expect(try kitchen.groceries.setCompleted(milk, true, by: kitchen.cook) == nil)
    #expect(try kitchen.groceries.setCompleted(milk, false, by: kitchen.cook) == nil)
    #expect(try kitchen.shoppingList().isEmpty)
  }

  @Test func `that is undone merges the line into an open line of the same item`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.buy("1 l milk")
    try kitchen.groceries.setCompleted(first, true, by: kitchen.cook)
    let second = try kitchen.buy("2 l Milk")

    let line = try kitchen.groceries.setCompleted(first, false, by: kitchen.cook)

    #expect(line == second)
    #expect(try kitchen.shoppingList() == ["Milk: 3 l"])
  }

  @Test func `is refused to a stranger`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")

    for isCompleted in [true, false] {
      #expect(throws: StoreError.notFound) {
        try kitchen.groceries.setCompleted(milk, isCompleted, by: kitchen.stranger)
      }
    }
    #expect(throws: StoreError.notFound) {
      try kitchen.groceries.setCompleted(GroceryItem.ID(99), true, by: kitchen.cook)
    }
    #expect(try kitchen.shoppingList() == ["milk"])
    #expect(try kitchen.shoppingList(of: kitchen.stranger).isEmpty)
  }
}

extension Kitchen {
  /// A number that changes with each transaction of others that wrote something.
  var commits: Int {
    get throws {
      try database.read { statements throws(StoreError) in
        try statements.first("PRAGMA data_version") { row in row.int(0) } ?? 0
      }
    }
  }
}
