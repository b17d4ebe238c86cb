import Synchronization
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Housekeeping on two machines` {
  private static let each = 30

  /// A household with many rows, nearly all deleted, of which a member is leaving.
  private static func kitchen() throws -> Kitchen {
    let kitchen = try Kitchen()
    try kitchen.fillEveryTable()
    for number in 0..<each {
      try kitchen.add(.toast(), photo: .plate(UInt8(number)))
      try kitchen.add(.named("Soup \(number)"))
      _ = try kitchen.plan("Stew \(number)", on: "2026-11-16")
      try kitchen.buy("item \(number)")
      let name = try MealName("Food \(number)")
      _ = try kitchen.foods.add(FoodContent(name: name, nutrients: .unknown), by: kitchen.cook)
    }
    for table in ["recipe", "plan_entry", "grocery_item", "food"] {
      try kitchen.run("UPDATE \(table) SET deleted_at = 1 WHERE household_id = 1 AND deleted_at IS NULL")
    }
    try kitchen.run(
      """
      UPDATE meal SET deleted_at = 1 WHERE deleted_at IS NULL
      AND person_id IN (SELECT id FROM person WHERE household_id = 1)
      """)
    try kitchen.run("UPDATE person SET leaving_at = 1 WHERE name = 'bob'")
    kitchen.clock.pass(days: 400)
    return kitchen
  }

  private static func clean(_ database: any Database, _ clock: TestClock) throws {
    try Housekeeping(database, now: { clock.seconds }).finish()
  }

  private static func counts(_ kitchen: Kitchen) throws -> [String] {
    try HouseholdTable.all.map { "\($0.name): \(try kitchen.count($0.name))" }
  }

  @Test func `leaves the same rows as on one machine`() throws {
    let (alone, together) = (try Self.kitchen(), try Self.kitchen())
    let before = try Self.counts(together)
    let other = try together.another()
    defer { try? other.close() }
    let failures = Mutex<[String]>([])

    try Self.clean(alone.database, alone.clock)
    let (machines, clock) = ([together.database, other.database], together.clock)
    try inThreads(2) { number in
      do {
        try Self.clean(machines[number], clock)
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }

    #expect(failures.withLock { $0 } == [])
    #expect(try Self.counts(together) == Self.counts(alone))
    #expect(try Self.counts(together) != before)
    for table in ["meal", "photo", "recipe WHERE household_id = 1", "plan_entry", "grocery_item"] {
      #expect(try together.count(table) == 0, "\(table)")
    }
    #expect(try together.count("person WHERE name = 'bob'") == 0)
  }
}
