import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A household budget` {
  private func stored(_ site: Site) throws -> HouseholdSettings {
    try HouseholdSettingsStore(site.database).settings(of: site.person.household)
  }

  @Test func `is empty at first, in dollars`() throws {
    let page = try Site(cooksFor: nil).settings("money")

    #expect(page.value(of: "weekly_budget") == "")
    #expect(page.value(of: "currency") == "USD")
  }

  @Test func `is saved and confirmed`() throws {
    let site = try Site(cooksFor: nil)

    let page = try site.save("money", ["weekly_budget": "90.5"])

    #expect(page.notice == "Budget and currency saved.")
    #expect(page.value(of: "weekly_budget") == "90.50")
    #expect(try stored(site) == HouseholdSettings(weeklyBudget: Money(minorUnits: 9_050)))
  }

  @Test func `is read in the currency saved with it`() throws {
    let site = try Site(cooksFor: nil)

    try site.save("money", ["weekly_budget": "¥ 12000", "currency": "JPY"])

    #expect(
      try stored(site)
        == HouseholdSettings(currency: try #require(Currency(code: "JPY")), weeklyBudget: Money(minorUnits: 12_000)))
  }

  @Test func `keeps its number if only the currency changes`() throws {
    let site = try Site(cooksFor: nil)
    try site.save("money", ["weekly_budget": "90.50"])

    _ = try site.sendSettings(["currency": "KWD"])

    #expect(try site.settings("money").value(of: "weekly_budget") == "90.500")
  }

  @Test(arguments: ["KWD", "BHD", "JOD", "OMR", "TND"])
  func `has three decimals if the currency has them`(code: String) throws {
    let site = try Site(cooksFor: nil)

    let page = try site.save("money", ["weekly_budget": "3.125", "currency": code])

    #expect(page.value(of: "weekly_budget") == "3.125")
    #expect(try stored(site).weeklyBudget == Money(minorUnits: 3_125))
    let again = try site.save("money", [:])
    #expect(again.value(of: "weekly_budget") == "3.125")
  }

  @Test(arguments: [("USD", "3.13"), ("JPY", "3"), ("BHD", "3.125")])
  func `is rounded if the new currency has fewer decimals`(
    code: String, budget: String
  ) throws {
    let site = try Site(cooksFor: nil)
    try site.save("money", ["weekly_budget": "3.125", "currency": "KWD"])

    let page = try site.save("money", ["currency": code])

    #expect(page.value(of: "weekly_budget") == budget)
    #expect(page.value(of: "currency") == code)
  }

  @Test func `with three digits behind a comma is ambiguous and refused`() throws {
    let site = try Site(cooksFor: nil)

    let answer = try site.send(try site.settingsForm("money").with(["weekly_budget": "3,125", "currency": "KWD"]))

    #expect(
      answer.page.problems
        == ["Enter 3.125 with a point, or 3125 without a separator"])
    #expect(answer.page.value(of: "weekly_budget") == "3,125")
    #expect(answer.page.value(of: "currency") == "KWD")
  }

  @Test(arguments: [
    ("1,234", "1234"), ("1.250", "1250"), ("1,250.50", "1250.50"), ("1 250,5", "1250.50"), ("1/2", "0.50"),
  ])
  func `accepts thousands and fractions if they are unambiguous`(typed: String, budget: String) throws {
    let site = try Site(cooksFor: nil)

    let page = try site.save("money", ["weekly_budget": typed, "currency": "EUR"])

    #expect(page.value(of: "weekly_budget") == budget)
  }

  @Test(arguments: ["€3,50", "3,50 €", "$ 3.5", "3.50 eur", "US$3.50", " kr3,5", "CA$3.50", "3,50\u{A0}zł"])
  func `accepts the sign or code of any currency`(typed: String) throws {
    let page = try Site(cooksFor: nil).save("money", ["weekly_budget": typed])

    #expect(page.value(of: "weekly_budget") == "3.50")
  }

  @Test(arguments: ["€€3", "€3€", "q3,50", "80 €/kg"])
  func `refuses amounts with several signs, other letters or a unit`(typed: String) throws {
    let site = try Site(cooksFor: nil)

    #expect(try site.send(try site.settingsForm("money").with(["weekly_budget": typed])).status == 422)
  }

  @Test func `is removed if left empty`() throws {
    let site = try Site(cooksFor: nil)
    try site.save("money", ["weekly_budget": "90"])

    try site.save("money", ["weekly_budget": ""])

    #expect(try stored(site).weeklyBudget == nil)
  }

  @Test(arguments: [
    ("weekly_budget", "a lot", "Enter a number, such as 12.50"),
    ("weekly_budget", "1,23,4", "Enter one decimal sign and no separators, such as 1234.5"),
    ("weekly_budget", "-5", "Enter 0 or more"),
    ("weekly_budget", "10000001", "Enter at most 10,000,000 USD"),
    ("currency", "XXX", "Choose one of the currencies"),
  ]) func `that is invalid is refused, and everything typed is kept`(
    field: String, typed: String, sentence: String
  ) throws {
    let site = try Site(cooksFor: nil)
    try site.save("money", ["weekly_budget": "70"])
    var form = try site.settingsForm("money").with(["weekly_budget": "80"])
    form[field] = typed

    let answer = try site.send(form)

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
    #expect(answer.page.error(at: field) == "Error: \(sentence)")
    #expect(answer.page.value(of: "weekly_budget") == form["weekly_budget"])
    #expect(try stored(site) == HouseholdSettings(weeklyBudget: Money(minorUnits: 7_000)))
  }

  @Test func `can be set by every member and nobody else`() throws {
    let site = try Site(cooksFor: nil)
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let carol = try site.addPerson("carol")

    let form = try site.form(on: "settings/money", to: "settings", by: try site.browser(of: carol))
    _ = try site.send(form.with(["weekly_budget": "1"]), by: try site.browser(of: carol))
    let browser = try site.browser(of: bob)
    var mine = try site.form(on: "settings/money", to: "settings", by: browser).with(["weekly_budget": "55"])
    mine["token"] = try site.token(of: browser)
    _ = try site.send(mine, by: browser)

    #expect(try stored(site).weeklyBudget == Money(minorUnits: 5_500))
  }
}
