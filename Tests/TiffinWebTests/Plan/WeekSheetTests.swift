import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The sheet of the week and the list` {
  private func week(_ page: HTMLElement) throws -> HTMLElement {
    try #require(page.all("section").first { $0["aria-labelledby"] == "week" })
  }

  private func list(_ page: HTMLElement) throws -> HTMLElement {
    try #require(page.all("section").first { $0["aria-labelledby"] == "buy" })
  }

  @Test func `has each day with what is planned, and a dash for a free one`() throws {
    let site = try Site()
    try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-17")
    try site.plan(words: "Eat out", on: "2026-11-19")

    let week = try week(try site.get("plan/2026-11-21/sheet").page)

    #expect(week.all("h3").map(\.words).first == "Monday 16 November")
    #expect(week.all("h3").count == 7)
    #expect(week.all("b").map(\.words) == ["Soup", "Eat out"])
    #expect(week.all("p").filter { $0["class"] == "free" }.count == 5)
  }

  @Test func `has what is to be bought, and not what is in the basket`() throws {
    let site = try Site()
    for line in ["400 g lentils", "bread", "2 l milk"] { try site.buy(line) }
    try site.tick("Bread")

    let words = try list(try site.get("plan/2026-11-21/sheet").page).all("li").map(\.words)

    #expect(words.sorted() == ["Lentils 400 g", "Milk 2 l"])
  }

  @Test func `says that there is nothing to buy`() throws {
    #expect(try list(try Site().get("plan/2026-11-21/sheet").page).words.contains("Nothing to buy."))
  }

  @Test func `has a code for dinners that the week links to`() throws {
    let site = try Site()
    let soup = try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-21")
    try site.plan(try site.addRecipe("Rolls"), on: "2026-11-21", slot: "Breakfast")

    let page = try site.get("plan/2026-11-21/sheet").page

    #expect(page.all("svg").compactMap { $0["aria-label"] } == ["QR code of Soup"])
    let sheet = try #require(try site.plan("2026-11-21?entry=\(soup.number)").element(id: "entry"))
    #expect(sheet.button("Ate it") != nil)
    #expect(try site.get("plan/2026-11-21").page.link("Week and list for the fridge") == "/plan/2026-11-21/sheet")
  }
}
