import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Finishing all housekeeping at once` {
  /// The tables that are cleaned up; none is empty in a kitchen filled with old rows.
  private static let tables = [
    "meal", "meal_words", "photo", "submission", "plan_entry", "plan_submission", "recipe", "recipe_words",
    "recipe_picture", "recipe_submission", "grocery_item", "grocery_submission", "session", "sign_in_failure",
    "person WHERE leaving_at IS NOT NULL", "account_event",
  ]

  /// Adds `count` deleted rows of each; an account being deleted; a session; and a failed sign-in.
  private func fill(_ kitchen: Kitchen, with count: Int) throws {
    let bob = try kitchen.addBob(meals: 2)
    try kitchen.accounts.close(bob.id)
    for number in 0..<count {
      let meal = try kitchen.add(.toast(), photo: .plate(UInt8(number)))
      try kitchen.meals.delete(meal, by: kitchen.cook)
      let recipe = try kitchen.add(.named("Recipe \(number)"))
      try kitchen.recipes.delete(recipe, by: kitchen.cook)
      _ = try kitchen.pictures.add(.plate(UInt8(number)), for: kitchen.cook.household)
      try kitchen.plan.remove([try kitchen.plan("Soup", on: "2026-11-20")], by: kitchen.cook)
      try kitchen.groceries.delete(try kitchen.buy("thing \(number)"), by: kitchen.cook)
    }
    _ = try kitchen.sessions.begin(kitchen.cook.id, isKept: true, device: "Firefox")
    try kitchen.throttle.failed(name: "cook", address: "192.0.2.1")
    let anna = try NewAccount(username: Username("anna"), name: PersonName("Anna"), passwordHash: "hash")
    let events = AccountEventStore(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds })
    try events.record(.signedIn, of: try kitchen.links.join(try kitchen.links.inviteHousehold(), as: anna), device: "")
  }

  @Test func `removes everything due from every table`() throws {
    let kitchen = try Kitchen()
    // More than any store removes in one turn that keeps others from writing.
    try fill(kitchen, with: 51)
    #expect(try Self.tables.filter { try kitchen.count($0) == 0 } == [])
    kitchen.clock.pass(days: 400)

    try Housekeeping(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds }).finish()

    #expect(try Self.tables.filter { try kitchen.count($0) > 0 } == [])
    #expect(try kitchen.count("person") == 3)
  }

  @Test func `keeps what is not due yet`() throws {
    let kitchen = try Kitchen()
    try fill(kitchen, with: 2)
    kitchen.clock.pass(days: 29)

    try Housekeeping(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds }).finish()

    #expect(try ["meal", "recipe", "plan_entry", "grocery_item"].map(kitchen.count) == [2, 2, 2, 2])
    #expect(try kitchen.count("session") == 1)
  }
}
