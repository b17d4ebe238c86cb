import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The list of recipes` {
  @Test func `without any says how to begin`() throws {
    let page = try Site().get("recipes").page

    #expect(page.first("h2")?.words == "No recipes yet")
    #expect(page.link("Write it yourself") == "/recipes/new")
    #expect(page.link("Import a page") == "/recipes/import")
  }

  @Test func `shows cards with energy, cost and time, the household's own first`() throws {
    let site = try Site()
    _ = try site.addToCatalogue("Apple pie")
    try site.add(.pancakes())

    let page = try site.get("recipes").page

    #expect(page.cards == ["Pancakes", "Apple pie"])
    let first = try #require(page.first("ul", class: "cards")?.first("p"))
    #expect(first.words == "Ours 520 kcal $12.50 2 h 20")
  }

  @Test func `tells resting from cooking, and looks for quick ones by what they cook`() throws {
    let site = try Site()
    try site.add(.marinated())

    let page = try site.get("recipes?minutes=45").page

    #expect(page.cards == ["Rendang"])
    #expect(
      page.first("ul", class: "cards")?.first("p")?.words.hasSuffix("35 min + overnight") == true)
    #expect(try site.get("recipes?minutes=15").page.cards == [])
    let planning = try site.open(try site.plan().day("2026-11-18")?.link("Add to Wednesday"))
    #expect(planning.first("ul", class: "ideas")?.words.contains("35 min + overnight") == true)
  }

  @Test func `is searched and narrowed, and keeps one when the other changes`() throws {
    let site = try Site()
    try site.add(.pancakes())
    try site.add(.named("Omelette", "3 eggs"))

    #expect(try site.get("recipes?q=egg").page.cards == ["Omelette", "Pancakes"])
    let page = try site.get("recipes?q=egg&category=Breakfast").page
    #expect(page.cards == ["Pancakes"])
    #expect(page.link("Favourites") == "/recipes?q=egg&category=Breakfast&favourites=1")
    #expect(page.link("Clear filters") == "/recipes?q=egg")
    let search = HTMLForm(try #require(page.all("form").first { $0["role"] == "search" }))
    #expect(search["category"] == "Breakfast")
    #expect(search["q"] == "egg")
  }

  @Test func `that finds nothing says so, and what to do`() throws {
    let site = try Site()
    try site.add(.pancakes())

    let page = try site.get("recipes?q=zzucchini").page

    #expect(page.first("h2")?.words == "No recipes for “zzucchini”")
    #expect(page.link("Clear the search") == "/recipes")
  }

  @Test func `that finds nothing among its filters names them`() throws {
    let site = try Site()
    try site.add(.pancakes())

    let page = try site.get("recipes?q=pancakes&favourites=1").page

    #expect(page.first("div", class: "empty")?.first("p")?.words.hasPrefix("Clear the filters") == true)
  }

  @Test func `leads from page to page, and back from a recipe to the one it was on`() throws {
    let site = try Site()
    for index in 10..<40 { try site.add(.named("Soup \(index)")) }

    let first = try site.get("recipes").page
    let next = try #require(first.link("Next page"))
    let second = try site.open(next)
    let recipe = try site.open(second.first("a", class: "over")?["href"])

    #expect(first.cards.count == 24)
    #expect(second.cards == (34..<40).map { "Soup \($0)" })
    #expect(second.link("Next page") == nil)
    #expect(second.link("First page") == "/recipes")
    #expect(recipe.link("Recipes", in: "crumb")?.hasPrefix(next) == true)
  }

  @Test func `marks what is planned from today on`() throws {
    let site = try Site()
    let soup = try site.add(.named("Soup"))
    let stew = try site.add(.named("Stew"))
    try site.add(.named("Toast"))
    try site.plan(soup, on: "2026-11-21")
    try site.plan(stew, on: "2026-11-20")

    let cards = try #require(try site.get("recipes").page.first("ul", class: "cards")).all("li")

    #expect(cards.filter { $0.words.contains("Planned") }.map { $0.first("h2")?.words } == ["Soup"])
  }

  @Test func `says when a service that did not answer is asked again`() throws {
    let site = try Site { $0.recipeSource = SilentSource() }
    try site.add(.named("Soup"))

    let first = try site.get("recipes").page
    let second = try site.get("recipes?q=soup").page
    site.clock.seconds += 25
    let third = try site.get("recipes").page

    for page in [first, second, third] {
      #expect(page.words.contains("TheMealDB cannot be reached."))
      #expect(page.cards == ["Soup"])
    }
    #expect(first.words.contains("We will try again in half a minute."))
    #expect(third.words.contains("We will try again in a few seconds."))
  }

  @Test func `gives a heart on the card, and stays where it was`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = try #require(try site.get("recipes?q=egg").page.form(to: "/recipes/\(id.number)/favourite"))

    let answer = try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))

    #expect(answer["Location"] == "/recipes?q=egg#r\(id.number)")
    #expect(try site.get("recipes?favourites=1").page.cards == ["Pancakes"])
  }
}

extension HTMLElement {
  fileprivate func link(_ words: String, in className: String) -> String? {
    first("p", class: className)?.link(words)
  }
}

/// A catalogue that never answers, at once.
private struct SilentSource: RecipeSource {
  func ask(
    _ questions: [CatalogueQuestion], within time: Duration
  ) -> [Result<CatalogueAnswer, CatalogueFailure>] {
    questions.map { _ in .failure(.unreadable) }
  }
}
