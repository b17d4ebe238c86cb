import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The person who ticked a line` {
  @Test func `is the first who put it into the basket`() throws {
    let kitchen = try Kitchen()
    let (milk, bob) = (try kitchen.buy("milk"), try kitchen.addMember("bob"))
    #expect(try kitchen.line("milk").tickedBy == nil)

    for person in [bob, kitchen.cook] { try kitchen.groceries.setCompleted(milk, true, by: person) }
    #expect(try kitchen.line("milk").tickedBy == bob.id)
    try kitchen.groceries.setCompleted(milk, false, by: bob)

    #expect(try kitchen.line("milk").tickedBy == nil)
  }

  @Test(arguments: [[-50, -40], [-40, -50]])
  func `is that of the later of two phones' ticks, like its time`(times: [Int]) throws {
    let kitchen = try Kitchen()
    let (flour, bob) = (try kitchen.buy("flour"), try kitchen.addMember("bob"))

    for time in times {
      let person = time == -40 ? bob : kitchen.cook
      _ = try kitchen.groceries.apply(try kitchen.tick(flour, true, at: time), by: person)
    }
    #expect(try kitchen.line("flour").tickedBy == bob.id)
    #expect(try kitchen.line("flour").completed == kitchen.clock.seconds - 40)
    _ = try kitchen.groceries.apply(try kitchen.tick(flour, false, at: -10), by: kitchen.cook)

    #expect(try kitchen.line("flour").tickedBy == nil)
  }

  @Test(arguments: [true, false]) func `is forgotten when that person leaves`(isDeleted: Bool) throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    let (salt, oil) = (try kitchen.buy("salt"), try kitchen.buy("oil"))
    try kitchen.groceries.setCompleted(salt, true, by: bob)
    try kitchen.groceries.setCompleted(oil, true, by: kitchen.cook)

    if isDeleted { try kitchen.accounts.delete(bob.id) } else { try kitchen.households.leave(bob.id) }

    #expect(try kitchen.line("salt").tickedBy == nil && kitchen.line("salt").isCompleted)
    #expect(try kitchen.line("oil").tickedBy == kitchen.cook.id)
  }

  @Test func `stays with a line that is cleared and restored`() throws {
    let kitchen = try Kitchen()
    let (milk, bob) = (try kitchen.buy("milk"), try kitchen.addMember("bob"))
    try kitchen.groceries.setCompleted(milk, true, by: bob)

    let cleared = try kitchen.groceries.clearCompleted(by: kitchen.cook)
    _ = try kitchen.groceries.restore(cleared.batch, by: kitchen.cook)

    #expect(try kitchen.line("milk").tickedBy == bob.id)
  }
}
