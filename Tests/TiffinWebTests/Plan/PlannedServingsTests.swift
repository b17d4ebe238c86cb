import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// A recipe for two, planned for nine: every link to its page shows quantities for nine.
@Suite struct `A planned recipe opens with its planned servings` {
  private let site: Site
  private let curry: Recipe.ID

  init() throws {
    site = try Site()
    var content = RecipeContent(name: try RecipeName("Curry"))
    content.ingredients = ["200 g lentils", "2 onions"].map(RecipeIngredient.line)
    content.figures.servings = Servings(2)
    curry = try site.recipes.add(content, picture: nil, key: .random(), by: site.person)
  }

  private func amounts(behind link: String?) throws -> [String] {
    let page = try site.get(String(try #require(link).dropFirst().prefix { $0 != "#" })).page
    return page.element(id: "ingredients")?.all("li").map(\.words) ?? []
  }

  private static let forNine = ["900 g lentils", "9 onions"]

  @Test func `from the plan`() throws {
    try site.plan(curry, on: "2026-11-19", servings: 9)

    let entry = try #require(try site.plan().day("2026-11-19")?.first("article"))

    #expect(try amounts(behind: entry.link("Curry")) == Self.forNine)
  }

  @Test func `from today, both as a planned meal and in the side column`() throws {
    try site.plan(curry, on: "2026-11-21", servings: 9)

    let page = try site.day()

    #expect(try amounts(behind: page.first("div", class: "planned")?.link("Curry")) == Self.forNine)
    #expect(try amounts(behind: page.first("div", class: "side")?.link("Curry")) == Self.forNine)
  }

  @Test func `from the hint that its figures are unknown`() throws {
    try site.plan(curry, on: "2026-11-19", servings: 9)

    let links = try site.plan().all("a").compactMap { $0["href"] }.filter { $0.hasSuffix("#known") }

    #expect(!links.isEmpty && links.allSatisfy { $0 == "/recipes/\(curry.number)?servings=9#known" })
  }

  @Test func `from the recipe list, with the servings of the next planned day`() throws {
    try site.plan(curry, on: "2026-11-25", servings: 4)
    try site.plan(curry, on: "2026-11-22", servings: 9)
    try site.plan(curry, on: "2026-11-20", servings: 6)

    for path in ["recipes", "recipes?q=curry", "recipes?own=1"] {
      #expect(try amounts(behind: try site.get(path).page.link("Curry")) == Self.forNine, "\(path)")
    }
  }

  @Test func `only until its day is past`() throws {
    try site.plan(curry, on: "2026-11-20", servings: 9)

    #expect(try amounts(behind: try site.get("recipes?own=1").page.link("Curry")) == ["200 g lentils", "2 onions"])
  }

  @Test func `from the calendar`() throws {
    let words = try site.plan(words: "Leftovers", on: "2026-11-23")
    let entry = try site.plan(curry, on: "2026-11-22", servings: 9)
    let secret = try CalendarLinkStore(site.database).renew(of: site.person).text

    let events = try site.get("plan/calendar/\(secret).ics", by: Browser()).text.split(separator: "BEGIN:VEVENT")

    let event = try #require(events.first { $0.contains("entry-\(entry.number)@") })
    #expect(event.contains("\r\nURL:http://tiffin.test/recipes/\(curry.number)?servings=9\r\n"))
    #expect(events.contains { $0.contains("entry-\(words.number)@") && !$0.contains("URL:") })
  }
}
