import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Shopping for the plan` {
  private func plan(_ recipe: Recipe.ID, on day: String, for servings: Int, _ site: Site) throws {
    let entry = NewPlanEntry(.recipe(recipe), on: try #require(LocalDate(iso: day)), servings: Servings(servings))
    _ = try site.planStore.add(entry, key: .random(), by: site.person)
  }

  @Test func `puts on the list what the days from today on need, for as many as are planned, once`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions, chopped")
    try plan(soup, on: "2026-11-16", for: 2, site)
    try plan(soup, on: "2026-11-22", for: 4, site)
    try site.plan(words: "Leftovers", on: "2026-11-21")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/2026-11-16/groceries")))

    let page = try site.follow(try site.send(form)).page
    let again = try site.follow(try site.send(form)).page

    #expect(page.groceryLines == ["tomatoes 800 g", "onions 4"])
    #expect(page.notice == "2 ingredients are on the list.")
    #expect(again.groceryLines == page.groceryLines)
    #expect(again.notice == "All of it is on the list already.")
  }

  @Test func `takes a single day too, whichever it is`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes")
    for day in ["2026-11-16", "2026-11-17"] { try plan(soup, on: day, for: 2, site) }
    let form = try #require(try site.plan().day("2026-11-16")?.form(to: "/plan/2026-11-16/groceries"))

    let page = try site.follow(try site.send(HTMLForm(form))).page

    #expect(page.groceryLines == ["tomatoes 400 g"])
  }
}
