import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The settings` {
  @Test func `are one tap away on every page`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    for path in ["diary/2026-11-21", "meals", "meals/new", "meals/\(id.number)/edit", "settings"] {
      let link = try #require(try site.get(path).page.first("a", class: "me"))
      #expect(link["href"] == "/settings")
      #expect(link["aria-label"] == "Me: settings")
      #expect(link["aria-current"] == (path == "settings" ? "page" : nil))
    }
  }

  @Test func `are not offered where nobody is known`() throws {
    #expect(try Site().get("nowhere").page.first("a", class: "me") == nil)
  }

  @Test(arguments: MealOrder.allCases) func `choose the order of all lists`(order: MealOrder) throws {
    let site = try Site()

    let page = try site.save("diary", ["sort": order.rawValue])

    #expect(page.notice == "Diary settings saved.")
    #expect(page.value(of: "sort") == order.rawValue)
    #expect(try site.storedSettings.mealOrder == order)
  }

  @Test func `refuse an order that there is not`() throws {
    let answer = try Site().sendSettings(["section": "diary", "sort": "price"])

    #expect(answer.status == 422)
    #expect(answer.page.error(at: "sort") == "Error: Choose one of the orders")
  }

  @Test func `keep what a form does not name`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000", "carbs_goal": "230"])
    try site.save("diary", ["sort": "name", "time_zone": "Europe/Berlin", "past_days_read_only": "1"])
    let before = try site.storedSettings

    for values: KeyValuePairs in [["section": "goals"], ["section": "order"], ["sort": "name"], [:]] {
      #expect(try site.sendSettings(values).status == 303)
    }

    #expect(try site.storedSettings == before)
  }

  @Test func `refuse a part that there is not`() throws {
    let site = try Site()

    let answer = try site.sendSettings(["section": "colours", "sort": "name"])

    #expect(answer.status == 400)
    #expect(answer.page.words.contains("Tiffin has no such part of the settings. Nothing was saved."))
    #expect(try site.storedSettings.mealOrder == .date)
  }

  @Test func `close past days by a box, and open them when it is not ticked`() throws {
    let site = try Site()

    try site.save("diary", ["past_days_read_only": "1"])
    let closed = try site.storedSettings.arePastDaysReadOnly
    var form = try site.settingsForm("diary")
    form["past_days_read_only"] = nil
    _ = try site.send(form)

    #expect(closed)
    #expect(try !site.storedSettings.arePastDaysReadOnly)
  }

  @Test func `keep the box as it was ticked when another field is refused`() throws {
    let site = try Site()

    let answer = try site.send(try site.settingsForm("diary").with(["sort": "x", "past_days_read_only": "1"]))

    let box = answer.page.first("input", where: ("name", "past_days_read_only"))
    #expect(box?["checked"] != nil)
    #expect(try !site.storedSettings.arePastDaysReadOnly)
  }

  @Test func `take an order from the list, and lead back to it`() throws {
    let site = try Site()
    try site.save("diary", ["past_days_read_only": "1"])

    let answer = try site.sendSettings(["section": "order", "sort": "fat", "list": "after=2026-11-20.1230.7"])

    #expect(answer["Location"] == "/meals")
    #expect(try site.storedSettings.mealOrder == .fat)
    #expect(try site.storedSettings.arePastDaysReadOnly)
  }

  @Test(arguments: ["https://elsewhere.example/", "//elsewhere.example", "\r\nLocation: x", "list=%2F%2Fx"])
  func `never lead away from Tiffin`(list: String) throws {
    let answer = try Site().sendSettings(["sort": "fat", "list": list])

    #expect(answer["Location"] == "/meals")
  }

  @Test func `are not changed by another site's form`() throws {
    let site = try Site()

    let answer = try site.request(
      "POST", "/settings",
      headers: [("HTTP_ORIGIN", "http://evil.test"), ("CONTENT_TYPE", "application/x-www-form-urlencoded")],
      body: Array("sort=fat".utf8))

    #expect(answer.status == 403)
    #expect(try site.storedSettings.mealOrder == .date)
  }

  @Test func `refuse a field that comes twice`() throws {
    let answer = try Site().sendSettings(["sort": "fat", "sort": "name"])

    #expect(answer.status == 400)
  }

  @Test func `say nothing was saved when nothing was`() throws {
    let site = try Site()

    #expect(try site.settings().notice == nil)
    #expect(try site.get("settings?saved=%3Cb%3E").page.notice == "Saved.")
  }
}
