import TestServer
import Testing

@testable import TiffinCore

@Suite struct `Spending on groceries` {
  private func spending(_ kitchen: Kitchen, of person: Person? = nil) throws -> WeeklySpending? {
    try kitchen.database.read { statements throws(StoreError) in
      // A Saturday.
      let today = LocalDate(iso: "2026-11-21") ?? .epoch
      return try WeeklySpending(until: today, of: person ?? kitchen.cook, statements)
    }
  }

  private func pay(_ minorUnits: Int, on day: String, _ kitchen: Kitchen) throws {
    _ = try kitchen.groceries.enter(
      Money(stored: minorUnits), for: .random(), on: .on(day), by: kitchen.cook)
  }

  @Test func `is summed by week for the last twelve weeks`() throws {
    let kitchen = try Kitchen()
    try pay(1_000, on: "2026-11-21", kitchen)
    try pay(500, on: "2026-11-16", kitchen)
    try pay(2_000, on: "2026-11-15", kitchen)
    try pay(700, on: "2026-08-31", kitchen)
    try pay(9_000, on: "2026-08-30", kitchen)

    let weeks = try #require(try spending(kitchen)).weeks

    #expect(weeks.count == 12)
    #expect(weeks.first?.first.iso == "2026-08-31")
    #expect(weeks.suffix(2).map(\.first.iso) == ["2026-11-09", "2026-11-16"])
    #expect(weeks.map(\.paid) == [700, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2_000, 1_500])
  }

  @Test func `begins its weeks on the person's first day of the week`() throws {
    let kitchen = try Kitchen()
    try pay(1_000, on: "2026-11-15", kitchen)
    var settings = kitchen.cook.settings
    settings.weekStart = .sunday
    let person = Person(
      id: kitchen.cook.id, household: kitchen.cook.household, name: "Me", settings: settings)

    let last = try #require(try spending(kitchen, of: person)?.weeks.last)

    #expect(last.first.iso == "2026-11-15" && last.paid == 1_000)
  }

  @Test func `is unknown if nothing was paid, or only by another household`() throws {
    let kitchen = try Kitchen()
    try pay(9_000, on: "2026-08-30", kitchen)
    #expect(try spending(kitchen) == nil)
    try pay(1_000, on: "2026-11-21", kitchen)

    #expect(try spending(kitchen, of: kitchen.stranger) == nil)
  }

  @Test(arguments: [
    (["2026-11-21": 900], 900), (["2026-11-09": 1_000, "2026-11-21": 100], 1_000),
    (["2026-11-02": 1_001, "2026-11-21": 100], 501), (["2026-10-26": 300, "2026-11-09": 600], 300),
  ]) func `is averaged over the weeks since the first payment, without the current one`(
    paid: [String: Int], average: Int
  ) throws {
    let kitchen = try Kitchen()
    for (day, minorUnits) in paid { try pay(minorUnits, on: day, kitchen) }

    #expect(try spending(kitchen)?.average == average)
  }
}
