import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The settings` {
  @Test func `are in the menu of every page, with household, account and sign-out`() throws {
    let site = try Site()

    let pages = [
      "diary/2026-11-21", "meals", "meals/new", "trends", "foods", "foods/new", "recipes", "recipes/new", "bring",
      "plan/2026-11-21", "groceries", "groceries/aisles", "settings", "settings/look", "household", "account",
      "account/factor",
    ]
    for path in pages {
      let page = try site.get(path, by: site.me).page
      let menu = try #require(page.first("details", class: "who"))
      #expect(menu.first("summary")?["aria-label"] == "Me, your menu", "\(path)")
      #expect(menu.all("a").map { $0["href"] } == ["/settings", "/household", "/account"], "\(path)")
      #expect(menu.first("form")?["action"] == "/sign-out", "\(path)")
    }
  }

  @Test func `have a shorter menu if nobody signs in`() throws {
    let site = try Site {
      $0.authentication = .none
      $0.address = "http://tiffin.test"
    }

    let menu = try #require(try site.get("meals", by: Browser()).page.first("details", class: "who"))

    #expect(menu.all("a").map { $0["href"] } == ["/settings", "/account"])
    #expect(menu.first("form") == nil)
  }

  @Test func `have an index with the current value of each part`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000"])
    try site.save("time_zone", ["time_zone": "Europe/Berlin"])
    try site.save("look", ["theme": "dark"])
    try site.save("cooking", ["cooks_for": "4"])
    try site.save("money", ["weekly_budget": "80", "currency": "EUR"])

    let rows = try #require(try site.settings().first("nav", class: "index")).all("a")

    #expect(
      rows.map(\.words) == [
        "Goals 2,000 kcal", "Diary Past days open", "Your day shows Meals only", "Look Dark", "Reminders Off",
        "Time zone Berlin", "Household Me",
        "Cook for 4", "Budget €80.00 a week", "Account me", "Your data", "Server",
      ])
    #expect(rows.prefix(2).map { $0["href"] } == ["/settings/goals", "/settings/diary"])
  }

  @Test(arguments: ["goals", "diary", "records", "look", "reminders", "time_zone", "cooking", "money"])
  func `have a page for each part, beside the index`(part: String) throws {
    let page = try Site().settings(part)

    let here = page.first("nav", class: "index")?.all("a").first { $0["aria-current"] == "page" }
    #expect(here?["href"] == "/settings/\(part)")
    #expect(here?.first("span", class: "t")?.words == page.first("h1")?.words)
    #expect(page.all("input", where: ("name", "section")).map { $0["value"] } == [part])
    #expect(page.first("a", where: ("href", "/settings"))?.words == "Settings")
  }

  @Test func `have no page for an unknown part`() throws {
    #expect(try Site().get("settings/colours").status == 404)
  }

  @Test func `are not linked for a signed-out visitor`() throws {
    #expect(try Site().get("nowhere").page.first("details", class: "who") == nil)
  }

  @Test(arguments: MealOrder.allCases) func `set the order of all lists`(order: MealOrder) throws {
    let site = try Site()

    let page = try site.save("diary", ["sort": order.rawValue])

    #expect(page.notice == "Diary settings saved.")
    #expect(page.value(of: "sort") == order.rawValue)
    #expect(try site.storedSettings.mealOrder == order)
  }

  @Test func `refuse an unknown order`() throws {
    let answer = try Site().sendSettings(["section": "diary", "sort": "price"])

    #expect(answer.status == 422)
    #expect(answer.page.error(at: "sort") == "Error: Choose one of the orders")
  }

  @Test func `keep values that a form does not have`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000", "carbs_goal": "230"])
    try site.save("diary", ["sort": "name", "time_zone": "Europe/Berlin", "past_days_read_only": "1"])
    let before = try site.storedSettings

    for values: KeyValuePairs in [["section": "goals"], ["section": "order"], ["sort": "name"], [:]] {
      #expect(try site.sendSettings(values).status == 303)
    }

    #expect(try site.storedSettings == before)
  }

  @Test func `refuse an unknown part`() throws {
    let site = try Site()

    let answer = try site.sendSettings(["section": "colours", "sort": "name"])

    #expect(answer.status == 400)
    #expect(answer.page.words.contains("There is no such setting."))
    #expect(try site.storedSettings.mealOrder == .date)
  }

  @Test func `make past days read-only with a checkbox`() throws {
    let site = try Site()

    try site.save("diary", ["past_days_read_only": "1"])
    let closed = try site.storedSettings.arePastDaysReadOnly
    var form = try site.settingsForm("diary")
    form["past_days_read_only"] = nil
    _ = try site.send(form)

    #expect(closed)
    #expect(try !site.storedSettings.arePastDaysReadOnly)
  }

  @Test func `keep the checkbox if another field is refused`() throws {
    let site = try Site()

    let answer = try site.send(try site.settingsForm("diary").with(["sort": "x", "past_days_read_only": "1"]))

    let box = answer.page.first("input", where: ("name", "past_days_read_only"))
    #expect(box?["checked"] != nil)
    #expect(try !site.storedSettings.arePastDaysReadOnly)
  }

  @Test func `accept an order from the list and return to it`() throws {
    let site = try Site()
    try site.save("diary", ["past_days_read_only": "1"])

    let answer = try site.sendSettings(["section": "order", "sort": "fat", "list": "after=2026-11-20.1230.7"])

    #expect(answer["Location"] == "/meals")
    #expect(try site.storedSettings.mealOrder == .fat)
    #expect(try site.storedSettings.arePastDaysReadOnly)
  }

  @Test(arguments: ["https://elsewhere.example/", "//elsewhere.example", "\r\nLocation: x", "list=%2F%2Fx"])
  func `never redirect to another site`(list: String) throws {
    let answer = try Site().sendSettings(["sort": "fat", "list": list])

    #expect(answer["Location"] == "/meals")
  }

  @Test func `refuse a form from another site`() throws {
    let site = try Site()

    let answer = try site.request(
      "POST", "/settings",
      headers: [("HTTP_ORIGIN", "http://evil.test"), ("CONTENT_TYPE", "application/x-www-form-urlencoded")],
      body: Array("sort=fat".utf8))

    #expect(answer.status == 403)
    #expect(try site.storedSettings.mealOrder == .date)
  }

  @Test func `refuse a duplicate field`() throws {
    let answer = try Site().sendSettings(["sort": "fat", "sort": "name"])

    #expect(answer.status == 400)
  }

  @Test func `show no notice if nothing was saved, and a general notice for an unknown part`() throws {
    let site = try Site()

    #expect(try site.settings().notice == nil)
    #expect(try site.get("settings?saved=%3Cb%3E").page.notice == "Saved.")
  }
}
