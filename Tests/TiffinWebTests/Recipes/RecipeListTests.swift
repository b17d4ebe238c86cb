import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The recipe list` {
  @Test func `says how to begin if it is empty`() throws {
    let page = try Site().get("recipes").page

    #expect(page.first("h2")?.words == "No recipes yet")
    #expect(page.link("Write it yourself") == "/recipes/new")
    #expect(page.link("Import a page") == "/recipes/import")
  }

  @Test func `shows cards with energy, cost and time, the household's recipes first`() throws {
    let site = try Site()
    _ = try site.addToCatalogue("Apple pie")
    try site.add(.pancakes())

    let page = try site.get("recipes").page

    #expect(page.cards == ["Pancakes", "Apple pie"])
    let first = try #require(page.first("ul", class: "cards")?.first("p"))
    #expect(first.words == "Ours 520 kcal $12.50 2 h 20")
  }

  @Test func `shows resting time separately and filters by cooking time`() throws {
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

  @Test func `can be searched and filtered, and each keeps the other`() throws {
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

  @Test func `says if nothing is found and what to do`() throws {
    let site = try Site()
    try site.add(.pancakes())

    let page = try site.get("recipes?q=zzucchini").page

    #expect(page.first("h2")?.words == "No recipes for “zzucchini”")
    #expect(page.link("Clear the search") == "/recipes")
  }

  @Test func `suggests clearing the filters if nothing is found with them`() throws {
    let site = try Site()
    try site.add(.pancakes())

    let page = try site.get("recipes?q=pancakes&favourites=1").page

    #expect(page.first("div", class: "empty")?.first("p")?.words.hasPrefix("Clear the filters") == true)
  }

  @Test func `has pages, and a recipe links back to its page`() throws {
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

  @Test func `starts with own recipes and queries the catalogue only for ideas`() throws {
    let site = try Site { $0.recipeSource = SilentSource() }
    #expect(try site.get("recipes").page.words.contains("TheMealDB cannot be reached."))
    try site.add(.named("Soup"))
    try site.add(.named("Stew"))

    let page = try site.get("recipes").page
    let tabs = try #require(page.all("nav").first { $0["aria-label"] == "Recipes" })

    #expect(page.cards == ["Soup", "Stew"])
    #expect(page.first("h1")?.first("small")?.words == "2 recipes")
    #expect(!page.words.contains("TheMealDB"))
    #expect(
      tabs.all("a").map { [$0.words, $0["href"], $0["aria-current"]] } == [
        ["Yours", "/recipes?own=1", "page"], ["Ideas", "/recipes?ideas=1", nil],
      ])
    #expect(try site.get("recipes?ideas=1").page.words.contains("TheMealDB cannot be reached."))
    // A search begun there is one of all.
    let search = try #require(page.all("form").first { $0["role"] == "search" })
    #expect(HTMLForm(search)["own"] == nil)
  }

  @Test func `has own recipes in the chosen order`() throws {
    let site = try Site { $0.recipeSource = SilentSource() }
    for (name, stars) in [("Curry", 2), ("Apple pie", 5), ("Bread", 0)] {
      var content = try RecipeContent.named(name)
      content.rating = try Rating(stars)
      try site.add(content)
      site.clock.seconds += 60
    }
    for (name, day) in [("bread", 19), ("Bread", 18), ("Curry", 20)] {
      _ = try site.add(
        MealContent(
          name: try MealName(name), category: .lunch, energy: nil, macros: .unknown,
          date: try #require(LocalDate(iso: "2026-11-\(day)")), time: nil))
    }
    func cards(_ order: String) throws -> [String] { try site.get("recipes?own=1&order=\(order)").page.cards }

    #expect(try cards("name") == ["Apple pie", "Bread", "Curry"])
    #expect(try cards("new") == ["Bread", "Apple pie", "Curry"])
    #expect(try cards("eaten") == ["Curry", "Bread", "Apple pie"])
    #expect(try cards("most") == ["Bread", "Curry", "Apple pie"])
    #expect(try cards("stars") == ["Apple pie", "Curry", "Bread"])
    #expect(try cards("nonsense") == ["Apple pie", "Bread", "Curry"])
  }

  @Test func `is divided into pages when sorted by newest, too`() throws {
    let site = try Site { $0.recipeSource = SilentSource() }
    for index in 10..<40 {
      try site.add(.named("Soup \(index)"))
      site.clock.seconds += 1
    }

    let first = try site.get("recipes?own=1&order=new").page
    let second = try site.open(first.link("Next page"))

    #expect(first.cards == (16..<40).reversed().map { "Soup \($0)" })
    #expect(second.cards == (10..<16).reversed().map { "Soup \($0)" })
    #expect(second.link("Next page") == nil)
  }

  @Test func `can be filtered by a tag, ignoring case`() throws {
    let site = try Site { $0.recipeSource = SilentSource() }
    for (name, tags) in [("Curry", ["quick", "50% spicy"]), ("Bread", ["Quick"]), ("Stew", ["quickly", "50 spicy"])] {
      var content = try RecipeContent.named(name)
      content.tags = tags
      try site.add(content)
    }
    let page = try site.get("recipes").page

    let menu = try #require(page.all("details").first { $0.first("summary")?.words == "Tag" })
    #expect(menu.all("a").map(\.words) == ["Any tag", "50 spicy", "50% spicy", "quick", "quickly"])
    #expect(try site.open(menu.link("quick")).cards == ["Bread", "Curry"])
    #expect(try site.open(menu.link("quickly")).cards == ["Stew"])
    #expect(try site.open(menu.link("50% spicy")).cards == ["Curry"])
    let narrowed = try site.get("recipes?tag=quick&q=curry").page
    #expect(narrowed.cards == ["Curry"])
    #expect(narrowed.link("Clear filters") == "/recipes?q=curry")
  }

  @Test func `shows the first letter of a recipe without a picture`() throws {
    let site = try Site()
    try site.add(.named("Éclairs"))

    let card = try #require(try site.get("recipes").page.first("ul", class: "cards")?.first("li"))

    #expect(card.first("span", class: "letter")?.words == "É")
    #expect(card.first("img") == nil)
  }

  @Test func `marks recipes planned from today on`() throws {
    let site = try Site()
    let soup = try site.add(.named("Soup"))
    let stew = try site.add(.named("Stew"))
    try site.add(.named("Toast"))
    try site.plan(soup, on: "2026-11-21")
    try site.plan(stew, on: "2026-11-20")

    let cards = try #require(try site.get("recipes").page.first("ul", class: "cards")).all("li")

    #expect(cards.filter { $0.words.contains("Planned") }.map { $0.first("h2")?.words } == ["Soup"])
  }

  @Test func `says when a service that did not answer is tried again`() throws {
    let site = try Site { $0.recipeSource = SilentSource() }
    try site.add(.named("Soup"))

    let first = try site.get("recipes?ideas=1").page
    let second = try site.get("recipes?q=soup").page
    site.clock.seconds += 25
    let third = try site.get("recipes?ideas=1").page

    for page in [first, second, third] {
      #expect(page.words.contains("TheMealDB cannot be reached."))
      #expect(page.cards == ["Soup"])
    }
    #expect(first.words.contains("We will try again in half a minute."))
    #expect(third.words.contains("We will try again in a few seconds."))
  }

  @Test func `marks a favourite on its card and returns to the card`() throws {
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
    _ questions: [CatalogueRequest], within time: Duration
  ) -> [Result<CatalogueResponse, CatalogueFailure>] {
    questions.map { _ in .failure(.unreadable) }
  }
}
