import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Settings of several parts in one form` {
  /// The stored values of everything that ``mixed`` sets.
  private func stored(_ site: Site) throws -> [String?] {
    let settings = try site.storedSettings
    return [
      try HouseholdSettingsStore(site.database).settings(of: site.person.household).weeklyBudget
        .map { "\($0.minorUnits)" },
      try CalendarLinkStore(site.database).link(of: site.person.id).map { _ in "a calendar" },
      settings.theme.rawValue, settings.isReminded ? "reminded" : nil,
    ]
  }

  /// A budget, which is the household's; reminders, which open the calendar; and a theme.
  private static let mixed: KeyValuePairs = [
    "section": "reminders", "weekly_budget": "90", "notifications": "1", "cook_time": "18:00", "theme": "dark",
  ]

  @Test func `are all saved`() throws {
    let site = try Site()

    let answer = try site.sendSettings(Self.mixed)

    #expect(answer.status == 200)
    #expect(try stored(site) == ["9000", "a calendar", "dark", "reminded"])
  }

  @Test func `are not saved at all if one fails`() throws {
    let site = try Site()
    let before = try stored(site)
    try site.database.write { statements throws(StoreError) -> Void in
      for statement in SQLLiteral.failing("UPDATE OF theme ON person") { try statements.run(statement) }
    }

    let answer = try site.sendSettings(Self.mixed)

    #expect(answer.status == 500)
    #expect(try stored(site) == before)
  }
}
