import TestServer
import Testing

@testable import TiffinCore

@Suite struct `Household settings` {
  private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

  private func amounts(_ kitchen: Kitchen) throws -> [Int?] {
    try kitchen.database.read { statements throws(StoreError) in
      try statements.all("SELECT cost_minor FROM recipe_figures ORDER BY household_id, recipe_id") { row in
        row.optionalInt(0)
      }
    }
  }

  /// Adds two remembered costs of the cook and one of the stranger.
  private func remember(_ costs: [Int], _ kitchen: Kitchen) throws {
    try kitchen.database.write { statements throws(StoreError) in
      for (index, cost) in costs.enumerated() {
        let recipe: Recipe.ID? = try statements.first(
          """
          INSERT INTO recipe (catalogue_number, revision, name, name_key, category, category_key, cuisine, cuisine_key,
            rating, created_at, tags, instructions, notes)
          VALUES ($1, 1, 'Soup', 'soup', '', '', '', '', 0, 0, '', '', '') RETURNING id
          """,
          [.text(String(index))]
        ) { row in row.id(0) }
        let home = index == costs.count - 1 ? kitchen.stranger.household : kitchen.cook.household
        try statements.run(
          "INSERT INTO recipe_figures (household_id, recipe_id, cost_minor) VALUES ($1, $2, $3)",
          [.id(home), .id(recipe), .int(cost)])
      }
    }
  }

  @Test(arguments: [("JPY", [13, 12, 1_250]), ("KWD", [12_500, 12_490, 1_250]), ("EUR", [1_250, 1_249, 1_250])])
  func `keep the numbers of prices when the currency changes`(code: String, expected: [Int]) throws {
    let kitchen = try Kitchen()
    let store = HouseholdSettingsStore(kitchen.database)
    try remember([1_250, 1_249, 1_250], kitchen)
    try kitchen.agree(on: HouseholdSettingsChange(weeklyBudget: Money(minorUnits: 9_000)))

    try kitchen.agree(on: HouseholdSettingsChange(currency: try currency(code)))

    let settings = try store.settings(of: kitchen.cook.household)
    let scale = try currency(code).decimals - 2
    #expect(try amounts(kitchen) == expected)
    #expect(settings.currency.code == code)
    #expect(settings.weeklyBudget?.minorUnits == (scale == 0 ? 9_000 : scale < 0 ? 90 : 90_000))
    #expect(try PersonStore(kitchen.database).person(kitchen.cook.id).currency.code == code)
  }

  @Test func `keep the numbers of prices when a person moves to a household with another currency`() throws {
    let kitchen = try Kitchen()
    try remember([1_250, 1_249, 1_250], kitchen)
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE household SET currency = 'JPY' WHERE id = $1", [.id(kitchen.stranger.household)])
    }

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    #expect(try amounts(kitchen).sorted { $0 ?? 0 < $1 ?? 0 } == [12, 13, 1_250])
  }

  @Test func `limit the budget to the largest amount when the currency changes`() throws {
    let kitchen = try Kitchen()
    let store = HouseholdSettingsStore(kitchen.database)
    try kitchen.agree(on: HouseholdSettingsChange(weeklyBudget: Money(minorUnits: 900_000_000)))

    try kitchen.agree(on: HouseholdSettingsChange(currency: try currency("KWD")))

    #expect(try store.settings(of: kitchen.cook.household).weeklyBudget?.minorUnits == Money.range.upperBound)
  }

  @Test func `change only the fields in the request`() throws {
    let kitchen = try Kitchen()
    let store = HouseholdSettingsStore(kitchen.database)
    try kitchen.agree(on: HouseholdSettingsChange(currency: try currency("EUR"), weeklyBudget: Money(minorUnits: 1)))

    try kitchen.agree(on: HouseholdSettingsChange(weeklyBudget: .some(nil)))

    #expect(try store.settings(of: kitchen.cook.household) == HouseholdSettings(currency: try currency("EUR")))
    #expect(try store.settings(of: kitchen.stranger.household) == HouseholdSettings())
  }

  /// The change waited only for other writes of the former household.
  @Test func `do not change if the person has moved to another household meanwhile`() throws {
    let kitchen = try Kitchen()
    let store = HouseholdSettingsStore(kitchen.database)
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run(
        "UPDATE person SET household_id = $1 WHERE id = $2", [.id(kitchen.stranger.household), .id(kitchen.cook.id)])
    }

    #expect(throws: StoreError.busy) {
      try kitchen.agree(on: HouseholdSettingsChange(weeklyBudget: Money(minorUnits: 1)))
    }

    #expect(try store.settings(of: kitchen.cook.household) == HouseholdSettings())
    #expect(try store.settings(of: kitchen.stranger.household) == HouseholdSettings())
  }
}

extension Kitchen {
  fileprivate func agree(on change: HouseholdSettingsChange) throws(StoreError) {
    try SettingsStore(database).save(SettingsChange(household: change), by: cook)
  }
}
