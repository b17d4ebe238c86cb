import Testing
import TiffinCore

@testable import TiffinWeb

/// A week writes addresses itself, which must equal those made by `Links`.
@Suite struct `Addresses in the plan` {
  @Test(arguments: ["/", "/food/"])
  func `are the same on the page as those that Links makes`(root: String) throws {
    let site = try Site(basePath: root)
    let soup = try site.addRecipe("Soup", kcal: 500)
    let day = try #require(LocalDate(iso: "2026-11-21"))
    let entry = try site.plan(soup, on: day.iso, servings: 6)

    let links = Links(root: root)
    let section = try #require(try site.plan().day(day.iso))

    let addresses = section.all("a").compactMap { $0["href"] }
    #expect(addresses.contains(links.recipe(soup, servings: Servings(6))))
    #expect(addresses.contains(links.plan(day, PlanQuery(entry: entry), part: "entry")))
    #expect(addresses.contains(links.plan(day, PlanQuery(add: day), part: "add")))
    #expect(addresses.contains(links.plan(day, "copy", query: [("scope", "day")])))
    let actions = section.all("form").compactMap { $0["action"] }
    #expect(actions == [links.planEntry(entry, "eaten"), links.plan(day, "groceries"), links.plan(day, "clear")])
  }

  @Test func `come with a letter if the entry has no picture`() throws {
    let site = try Site()
    try site.plan(words: "Leftovers", on: "2026-11-21")
    try site.plan(words: "Soup", on: "2026-11-21")

    let day = try #require(try site.plan().day("2026-11-21"))

    #expect(day.first("img") == nil)
    #expect(day.all("span").filter { $0["class"]?.hasPrefix("letter") == true }.map(\.words) == ["L", "S"])
  }
}
