import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Household settings changed by two members` {
  private func stored(_ site: Site) throws -> HouseholdSettings {
    try HouseholdSettingsStore(site.database).settings(of: site.person.household)
  }

  /// The form of another member, as it is now.
  private func other(_ part: String, _ site: Site) throws -> (Browser, HTMLForm) {
    let browser = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    let page = try site.get("settings/\(part)", by: browser).page
    return (browser, HTMLForm(try #require(page.element(id: part))))
  }

  @Test func `keep the budget of one and the currency of the other`() throws {
    let site = try Site()
    let (bob, form) = try other("money", site)
    try site.save("money", ["weekly_budget": "90"])

    #expect(try site.send(form.with(["currency": "EUR"]), by: bob).status == 303)

    #expect(try stored(site).weeklyBudget == Money(minorUnits: 9_000))
    #expect(try stored(site).currency.code == "EUR")
  }

  @Test func `keep the currency of one and the budget of the other in that currency`() throws {
    let site = try Site()
    let (bob, form) = try other("money", site)
    try site.save("money", ["currency": "JPY"])

    #expect(try site.send(form.with(["weekly_budget": "9000"]), by: bob).status == 303)

    #expect(try stored(site).weeklyBudget == Money(minorUnits: 9_000))
    #expect(try stored(site).currency.code == "JPY")
  }

  @Test func `show both versions if both changed the same one`() throws {
    let site = try Site()
    let (bob, form) = try other("money", site)
    try site.save("money", ["weekly_budget": "90", "currency": "EUR"])

    let conflict = try site.send(form.with(["weekly_budget": "70"]), by: bob)

    #expect(conflict.status == 409)
    #expect(conflict.page.first("table", class: "versions")?.all("td").map(\.words) == ["70", "90"])
    #expect(conflict.page.link("Keep the saved one") == "/settings/money")
    #expect(try stored(site).weeklyBudget == Money(minorUnits: 9_000))

    let mine = HTMLForm(try #require(conflict.page.first("form", class: "dock")))
    #expect(try site.send(mine, by: bob).status == 303)
    #expect(try site.send(mine, by: bob).status == 303)
    #expect(try stored(site).weeklyBudget == Money(minorUnits: 7_000))
    #expect(try stored(site).currency.code == "EUR")
  }

  @Test func `do not conflict if both made the same change`() throws {
    let site = try Site()
    let (bob, form) = try other("money", site)
    try site.save("money", ["weekly_budget": "90"])

    #expect(try site.send(form.with(["weekly_budget": "90"]), by: bob).status == 303)
  }

  @Test func `conflict also for the number of people to cook for`() throws {
    let site = try Site()
    let (bob, form) = try other("cooking", site)
    try site.save("cooking", ["cooks_for": "5"])

    #expect(try site.send(form, by: bob).status == 303)
    #expect(try stored(site).cooksFor?.count == 5)
    let conflict = try site.send(form.with(["cooks_for": "3"]), by: bob)

    #expect(conflict.status == 409)
    #expect(conflict.page.first("table", class: "versions")?.all("td").map(\.words) == ["3", "5"])
  }
}
