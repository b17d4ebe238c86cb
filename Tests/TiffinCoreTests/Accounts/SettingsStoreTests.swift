import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A settings change` {
  private static let mixed = SettingsChange(
    household: HouseholdSettingsChange(weeklyBudget: Money(minorUnits: 9_000)),
    own: { settings in
      settings.theme = .dark
      settings.isReminded = true
    })

  private func budget(_ kitchen: Kitchen) throws -> Money? {
    try HouseholdSettingsStore(kitchen.database).settings(of: kitchen.cook.household).weeklyBudget
  }

  @Test func `saves the person's, the household's and the calendar's part together`() throws {
    let kitchen = try Kitchen()

    try SettingsStore(kitchen.database).save(Self.mixed, by: kitchen.cook)

    let settings = try PersonStore(kitchen.database).person(kitchen.cook.id).settings
    #expect(settings == PersonSettings(theme: .dark, isReminded: true))
    #expect(try budget(kitchen) == Money(minorUnits: 9_000))
    #expect(try CalendarLinkStore(kitchen.database).link(of: kitchen.cook.id) != nil)
  }

  @Test(arguments: ["weekly_budget_minor ON household", "theme ON person", "calendar_hash ON person"])
  func `saves nothing if any part fails`(column: String) throws {
    let kitchen = try Kitchen()
    try kitchen.database.write { statements throws(StoreError) -> Void in
      for statement in SQLLiteral.failing("UPDATE OF \(column)") { try statements.run(statement) }
    }

    #expect(throws: StoreError.self) { try SettingsStore(kitchen.database).save(Self.mixed, by: kitchen.cook) }

    #expect(try PersonStore(kitchen.database).person(kitchen.cook.id).settings == PersonSettings())
    #expect(try budget(kitchen) == nil)
    #expect(try CalendarLinkStore(kitchen.database).link(of: kitchen.cook.id) == nil)
  }

  @Test func `keeps an existing calendar link`() throws {
    let kitchen = try Kitchen()
    let secret = try CalendarLinkStore(kitchen.database).renew(of: kitchen.cook)

    try SettingsStore(kitchen.database).save(Self.mixed, by: kitchen.cook)

    #expect(try kitchen.owner(ofCalendar: secret.text).id == kitchen.cook.id)
  }
}
