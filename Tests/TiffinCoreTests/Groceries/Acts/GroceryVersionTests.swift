import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The list's version` {
  @Test func `changes with every change of a line, and changes back when a deleted line is restored`() throws {
    let kitchen = try Kitchen()
    let (milk, salt) = (try kitchen.buy("milk"), try kitchen.buy("salt"))
    let cook = kitchen.cook
    let acts: [(GroceryStore) throws -> Void] = [
      { try $0.setCompleted(milk, true, by: cook) },
      { try $0.setCompleted(milk, false, by: cook) },
      { _ = try $0.set(salt, .have, by: cook) },
      { _ = try $0.set(salt, .need, by: cook) },
      { _ = try $0.set(salt, .buy, by: cook) },
      { try $0.delete(milk, by: cook) },
      { try $0.restore(milk, by: cook) },
      { _ = try $0.add(GroceryEntry(GroceryName("2 l milk")), key: .random(), by: cook) },
      { _ = try $0.apply(GroceryAmountChange(salt, to: GroceryQuantity("2 kg"), from: "", key: .random()), by: cook) },
      { _ = try $0.clear(by: cook) },
    ]
    var seen: Set<String> = [try kitchen.version]

    for (index, act) in acts.enumerated() {
      try act(kitchen.groceries)
      // A list with a line that was deleted and restored has its earlier version again.
      #expect(seen.insert(try kitchen.version).inserted == (index != 6), "\(index)")
    }
  }

  @Test func `is the same from the database as from the list that was read`() throws {
    let kitchen = try Kitchen()
    for name in ["milk", "2 kg flour", "salt"] { try kitchen.buy(name) }
    try kitchen.groceries.setCompleted(try kitchen.line("salt").id, true, by: kitchen.cook)

    #expect(GroceryVersion(try kitchen.groceries.list(of: kitchen.cook)).text == (try kitchen.version))
  }

  @Test func `does not change when another household's list changes`() throws {
    let kitchen = try Kitchen()
    let before = try kitchen.version

    _ = try kitchen.groceries.add(GroceryEntry(GroceryName("tea")), key: .random(), by: kitchen.stranger)

    #expect(try kitchen.version == before)
  }

  @Test func `costs one statement, and none on SQLite while nothing is written`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("milk")
    let tally = StatementCounter()

    try StatementCounter.$current.withValue(tally) { for _ in 0..<3 { _ = try kitchen.version } }

    #expect(tally.statements <= (kitchen.server == nil ? 1 : 3))
  }
}

extension Kitchen {
  fileprivate var version: String {
    get throws {
      try database.read { statements throws(StoreError) in try GroceryVersion(of: cook, statements).text }
    }
  }
}
