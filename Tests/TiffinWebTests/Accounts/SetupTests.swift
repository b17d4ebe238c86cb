import TestServer
import Testing
import TiffinCore

@testable import TestSupport
@testable import TiffinWeb

@Suite struct `The first account` {
  private func setupForm(_ site: Site, by browser: Browser) throws -> HTMLForm {
    let code = try #require(try site.accounts.setupCode())
    return try site.form(on: "setup?code=\(code)", to: "setup", by: browser)
  }

  @Test(arguments: ["", "diary", "meals", "sign-in", "settings"])
  func `must be created before any page opens`(path: String) throws {
    let site = try Site(isSetUp: false)

    #expect(try site.get(path, by: Browser())["Location"] == "/setup")
  }

  @Test func `is created on a page with the same heading as an invitation`() throws {
    let new = try Site(isSetUp: false)
    let site = try Site()
    let links = OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
    let invitation = try links.inviteHousehold().text

    for page in [try new.get("setup", by: Browser()).page, try site.get("join/\(invitation)", by: Browser()).page] {
      #expect(page.first("h1")?.words == "Welcome to Tiffin")
    }
  }

  @Test func `is made with the setup code, and signs its owner in`() throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()

    let form = try setupForm(site, by: browser).with([
      "username": "maya", "name": "Maya", "password": Site.password, "household": "Orchard Road",
    ])
    let answer = try site.send(form, by: browser)

    #expect(answer.status == 303)
    #expect(answer["Location"] == "/")
    #expect(try site.get("meals", by: browser).status == 200)
    let person = try site.people.builtIn()
    #expect(person.name == "Maya")
    #expect(person.role == .owner)
    #expect(try HouseholdMemberStore(site.database).household(of: person).name == "Orchard Road")
  }

  @Test func `needs no typed code if the link has it, and focuses the name`() throws {
    let site = try Site(isSetUp: false)
    let code = try #require(try site.accounts.setupCode())

    let page = try site.get("setup?code=\(code)", by: Browser()).page

    #expect(page.element(id: "code") == nil)
    #expect(page.element(id: "name")?["autofocus"] != nil)
    #expect(try setupForm(site, by: Browser())["code"] == code)
    for path in ["setup", "setup?code=wrong"] {
      let asking = try site.get(path, by: Browser()).page
      #expect(asking.element(id: "code")?["type"] == "text", "\(path)")
      #expect(asking.element(id: "name")?["autofocus"] == nil, "\(path)")
    }
  }

  @Test func `keeps the code hidden if another field is refused`() throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()

    let answer = try site.send(try setupForm(site, by: browser).with(["username": "a b"]), by: browser)

    #expect(answer.page.element(id: "code") == nil)
    #expect(HTMLForm(try #require(answer.page.form(to: "/setup")))["code"] == (try site.accounts.setupCode()))
  }

  @Test(arguments: [("Asia/Kolkata", TimeZoneChoice.named("Asia/Kolkata")), ("", .notChosen), ("Mars/X", .notChosen)])
  func `uses the device's time zone if it is known`(
    zone: String, choice: TimeZoneChoice
  ) throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()
    let form = try setupForm(site, by: browser)
    #expect(form["time_zone"] == "")

    let made = form.with(["username": "maya", "password": Site.password, "time_zone": zone])
    #expect(try site.send(made, by: browser).status == 303)

    #expect(try site.storedSettings.timeZone == choice)
  }

  @Test(arguments: [
    ("de-DE,de;q=0.9", "", "EUR", Weekday.monday), ("en-US", "America/Chicago", "USD", .sunday),
    ("en-US,en;q=0.5", "Europe/Lisbon", "EUR", .sunday), ("en-GB", "Asia/Tokyo", "GBP", .monday),
    ("en", "Asia/Kolkata", "INR", .sunday), ("sv", "", "SEK", .monday), ("zh-Hant-TW", "", "TWD", .sunday),
    ("ar-EG", "", "EGP", .saturday), ("", "", "USD", .monday), ("*;q=0.1, -", "Mars/X", "USD", .monday),
  ]) func `uses the currency and week start of the device's country`(
    languages: String, zone: String, currency: String, start: Weekday
  ) throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()
    let form = try setupForm(site, by: browser)
      .with(["username": "maya", "password": Site.password, "time_zone": zone])
    let (type, body) = form.encoded()

    let answer = try site.request(
      "POST", "/setup", by: browser, headers: [("CONTENT_TYPE", type), ("HTTP_ACCEPT_LANGUAGE", languages)], body: body)

    #expect(answer.status == 303)
    let person = try site.people.builtIn()
    #expect(person.currency.code == currency)
    #expect(person.settings.weekStart == start)
  }

  @Test(arguments: [("4", 4), ("", nil), (nil, 2)] as [(String?, Int?)])
  func `sets how many people the household cooks for, 2 by default`(
    typed: String?, count: Int?
  ) throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()
    var form = try setupForm(site, by: browser).with(["username": "maya", "password": Site.password])
    #expect(form["cooks_for"] == "2")
    if let typed { form["cooks_for"] = typed }

    #expect(try site.send(form, by: browser).status == 303)

    let household = try site.people.builtIn().household
    #expect(try HouseholdSettingsStore(site.database).settings(of: household).cooksFor?.count == count)
  }

  @Test(arguments: ["0", "many", "2.5"]) func `refuses an invalid number of people to cook for`(typed: String) throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()
    let form = try setupForm(site, by: browser)
      .with(["username": "maya", "password": Site.password, "cooks_for": typed])

    let answer = try site.send(form, by: browser)

    #expect(answer.status == 422)
    #expect(answer.page.value(of: "cooks_for") == typed)
    #expect(answer.page.error(at: "cooks_for") != nil)
  }

  @Test func `takes over existing meals`() throws {
    let site = try Site(isSetUp: false)
    try site.add(.ramen())
    let browser = Browser()

    _ = try site.send(
      try setupForm(site, by: browser).with(["username": "maya", "password": Site.password]), by: browser)

    #expect(try site.get("meals", by: browser).page.mealNames == ["Shoyu ramen"])
  }

  @Test func `is named after the username if the name is empty`() throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()

    _ = try site.send(
      try setupForm(site, by: browser).with(["username": "maya", "password": Site.password, "name": ""]), by: browser)

    #expect(try site.people.builtIn().name == "maya")
  }

  @Test func `loads sample meals by default`() throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()
    let form = try setupForm(site, by: browser)
    #expect(form["samples"] == "1")

    _ = try site.send(form.with(["username": "maya", "password": Site.password]), by: browser)

    #expect(try site.stored().count == 3)
  }

  @Test(arguments: ["", "wrong", "aaaaaaaaaaaaaaaaaaaaaa"])
  func `is refused with a wrong code, and all fields but the password are kept`(code: String) throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()
    let form = try setupForm(site, by: browser).with([
      "code": code, "username": "maya", "name": "Maya", "password": Site.password,
    ])

    let answer = try site.send(form, by: browser)

    #expect(answer.status == 422)
    #expect(answer.page.error(at: "code")?.contains("not right") == true)
    #expect(answer.page.value(of: "username") == "maya")
    #expect(answer.page.value(of: "name") == "Maya")
    #expect(!answer.text.contains(Site.password))
    #expect(try !site.accounts.isSetUp())
  }

  @Test func `reports all errors at once`() throws {
    let site = try Site(isSetUp: false)
    let browser = Browser()

    let answer = try site.send(
      try setupForm(site, by: browser).with([
        "code": "", "username": "a b", "password": "short", "name": " ", "household": "",
      ]), by: browser)

    #expect(answer.page.problems.count == 5)
  }

  @Test func `makes the setup page disappear`() throws {
    let site = try Site()

    #expect(try site.get("setup", by: Browser()).status == 404)
    #expect(try site.get("setup?code=x").status == 404)
    let form = HTMLForm(HTMLElement("form", ["action": "/setup"]))
    #expect(try site.send(form, by: Browser()).status == 404)
  }

  @Test func `is created once if two people send the setup form`() throws {
    let site = try Site(isSetUp: false)
    let one = Browser()
    let other = Browser()
    let first = try setupForm(site, by: one).with(["username": "maya", "password": Site.password])
    let second = try setupForm(site, by: other).with(["username": "mallory", "password": Site.password])

    #expect(try site.send(first, by: one).status == 303)
    #expect(try site.send(second, by: other).status == 404)

    #expect(try site.accounts.all().map(\.username.text) == ["maya"])
  }
}
