import Testing

@testable import TiffinCore

@Suite struct `A household's name and settings in an export` {
  private func exported() throws -> [UInt8] {
    let kitchen = try Kitchen()
    try kitchen.households.rename(PersonName("Orchard Road"), by: kitchen.cook.id)
    let change = HouseholdSettingsChange(currency: Currency(code: "EUR"), cooksFor: Servings(5))
    try Stores(kitchen.database).settings.save(SettingsChange(household: change) { _ in }, by: kitchen.cook)
    return try kitchen.exportedBytes()
  }

  private func choices(of kitchen: Kitchen) throws -> HouseholdSettings {
    try HouseholdSettingsStore(kitchen.database).settings(of: kitchen.cook.household)
  }

  @Test func `are imported by the owner of an empty household`() throws {
    let kitchen = try Kitchen()

    _ = try kitchen.bringOwn(exported())

    #expect(try kitchen.households.household(of: kitchen.cook).name == "Orchard Road")
    #expect(try choices(of: kitchen).currency.code == "EUR" && choices(of: kitchen).cooksFor == Servings(5))
  }

  // Only owners rename a household; every member may set its currency and servings.
  @Test func `are imported by other members too, except for the name`() throws {
    let kitchen = try Kitchen()
    let name = try kitchen.households.household(of: kitchen.cook).name
    let maya = try kitchen.addMember("maya")

    _ = try kitchen.bringOwn(exported(), by: maya)

    #expect(try kitchen.households.household(of: kitchen.cook).name == name)
    #expect(try choices(of: kitchen).currency.code == "EUR" && choices(of: kitchen).cooksFor == Servings(5))
  }

  @Test func `are imported with the rights of the person's current role`() throws {
    let kitchen = try Kitchen()
    let name = try kitchen.households.household(of: kitchen.cook).name
    let maya = try kitchen.addMember("maya")
    try kitchen.households.setRole(.owner, of: maya.id, by: kitchen.cook.id)
    let then = try PersonStore(kitchen.database).person(maya.id)
    try kitchen.households.setRole(.member, of: maya.id, by: kitchen.cook.id)

    _ = try kitchen.bringOwn(exported(), by: then)

    #expect(try kitchen.households.household(of: kitchen.cook).name == name)
  }
}
