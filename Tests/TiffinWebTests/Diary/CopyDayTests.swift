import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Copying a day` {
  @Test func `copies yesterday's breakfast with one tap if today has none`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.make("Porridge", .breakfast, on: yesterday, at: (7, 30)))
    try site.add(.make("Flat white", .breakfast, on: yesterday, at: (8, 0)))
    try site.add(.make("Soup", .lunch, on: yesterday))

    let slot = try #require(try site.day().all("section", class: "slot").first)
    #expect(slot.first("form")?.words == "YesterdayPorridge, Flat whiteCopy all 2: Porridge, Flat white")
    let answer = try site.send(#require(slot.first("form").map(HTMLForm.init)))

    #expect(try site.follow(answer).page.dayMeals == ["Porridge", "Flat white"])
    #expect(try site.follow(answer).page.notice == "Copied 2 meals. 0 kcal today.")
    #expect(try site.day().all("section", class: "slot").first?.first("form", class: "planned") == nil)
  }

  @Test func `shows a preview and copies with the second tap`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.make("Porridge", .breakfast, kcal: 371, on: yesterday, at: (7, 30)))
    try site.add(.make("Soup", .lunch, kcal: 200, on: yesterday))

    let preview = try site.request("GET", #require(try site.day("2026-11-20").link("Copy this day"))).page
    #expect(preview.first("h1")?.words == "Copy this day 2 meals, 571 kcal, at the same times")
    #expect(preview.all("bdi").map(\.words) == ["Porridge", "Soup"])
    #expect(try site.day().dayMeals.isEmpty)
    let answer = try site.send(#require(preview.first("main")?.first("form").map(HTMLForm.init)))

    #expect(answer["Location"] == "/diary/2026-11-21?copied=3%2C4#main")
    #expect(try site.day().dayMeals == ["Porridge", "Soup"])
  }

  @Test func `says in the preview that figures are unknown`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.something(on: yesterday))

    let unknown = try site.get("diary/2026-11-20/copy").page.first("h1")?.words
    try site.add(.make("Soup", kcal: 200, on: yesterday))
    let partly = try site.get("diary/2026-11-20/copy").page.first("h1")?.words

    #expect(unknown == "Copy this day One meal, no kcal yet, at the same times")
    #expect(partly == "Copy this day 2 meals, 200 kcal, at the same times")
  }

  @Test func `can be undone with one tap`() throws {
    let site = try Site()
    for name in ["Porridge", "Soup"] { try site.add(.make(name, on: #require(Site.today.adding(days: -1)))) }
    let form = try #require(try site.get("diary/2026-11-20/copy").page.first("main")?.first("form").map(HTMLForm.init))
    let page = try site.follow(try site.send(form)).page

    _ = try site.send(#require(page.first("div", class: "flash")?.first("form").map(HTMLForm.init)))

    #expect(try site.day().dayMeals.isEmpty)
    #expect(try site.day("2026-11-20").dayMeals == ["Porridge", "Soup"])
  }

  @Test func `copies to any other day`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("main")?.first("form").map(HTMLForm.init))

    let answer = try site.send(form.with(["to": "2026-11-24"]))

    #expect(try site.follow(answer).page.dayMeals == ["Caprese salad"])
  }

  @Test func `says if the day has no meals`() throws {
    let page = try Site().get("diary/2026-11-20/copy").page

    #expect(page.first("h1")?.words == "Nothing to copy")
    #expect(page.first("main")?.all("form").isEmpty == true)
  }

  @Test func `requires a valid target day`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("main")?.first("form").map(HTMLForm.init))

    #expect(try site.send(form.with(["to": "soon"])).status == 400)
  }

  @Test func `suggests tomorrow for today and refuses the same day`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("main")?.first("form").map(HTMLForm.init))

    #expect(form["to"] == "2026-11-22")
    #expect(try site.send(form.with(["to": "2026-11-21"])).status == 400)
    #expect(try site.stored().count == 1)
  }

  @Test func `refuses a category that is too long`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("main")?.first("form").map(HTMLForm.init))

    #expect(try site.send(form.with(["category": String(repeating: "x", count: 1_001)])).status == 400)
  }
}
