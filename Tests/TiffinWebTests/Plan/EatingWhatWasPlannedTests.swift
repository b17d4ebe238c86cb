import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Eaten, from the plan` {
  private func eat(_ id: PlanEntry.ID, _ site: Site) throws -> HTMLElement {
    let page = try site.plan()
    let form = try #require(page.form(to: "/plan/entries/\(id.number)/eaten"))
    return try site.follow(try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))).page
  }

  @Test func `is one tap that makes a meal of now, and says so with ways to adjust it and back`() throws {
    let site = try Site()
    let id = try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-21")

    let page = try eat(id, site)

    let meal = try #require(try site.stored().first)
    #expect(meal.content.name.text == "Soup" && meal.content.energy?.kilocalories == 500)
    #expect(meal.content.date == Site.today && meal.content.time == Site.noon && meal.content.category == .lunch)
    #expect(page.notice == "Added to your diary: “Soup”.")
    #expect(page.link("Adjust")?.hasPrefix("/meals/\(meal.id.number)/edit") == true)
    #expect(page.element(id: "entry-\(id.number)")?.first("p", class: "ate")?.words == "Eaten")
    let undo = HTMLForm(try #require(page.first("div", class: "flash")?.first("form")))
    let after = try site.follow(try site.send(undo)).page
    #expect(try site.stored().isEmpty)
    #expect(after.element(id: "entry-\(id.number)")?.button("Ate it: Soup") != nil)
  }

  @Test func `twice is once`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-21")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/entries/\(id.number)/eaten")))

    _ = try site.send(form.with(["eaten": "1"]))
    _ = try site.send(form.with(["eaten": "1"]))

    #expect(try site.stored().count == 1)
  }

  @Test func `on a day that is over is of that day, without a time`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")

    _ = try eat(id, site)

    let meal = try #require(try site.stored().first)
    #expect(meal.content.date.iso == "2026-11-16" && meal.content.time == nil && meal.content.category == .dinner)
  }

  @Test func `ahead of its day is of today`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-22")

    _ = try eat(id, site)

    #expect(try site.stored().first?.content.date == Site.today)
  }

  @Test func `leaves days alone that the person keeps as they were`() throws {
    let site = try Site()
    try site.save("diary", ["past_days_read_only": "1"])
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/entries/\(id.number)/eaten")))

    let answer = try site.send(form.with(["eaten": "1"]))

    #expect(answer.status == 409)
    #expect(try site.stored().isEmpty)
  }
}
