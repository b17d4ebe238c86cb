import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Setting the servings of a planned recipe` {
  private let site: Site
  private let recipe: Recipe.ID

  init() throws {
    site = try Site()
    recipe = try site.add(.bolognese())
  }

  /// Plans the recipe from its page.
  private func plan() throws -> HTMLElement {
    let page = try site.get("recipes/\(recipe.number)/plan").page
    let form = HTMLForm(try #require(page.form(to: "/recipes/\(recipe.number)/plan")))
    return try site.follow(try site.send(form.with(["day": "2026-11-21"]))).page
  }

  private func entry(_ page: HTMLElement) -> String? { page.first("article")?.first("p")?.words }

  @Test func `is suggested after planning, and assumed servings are mentioned until they are set`() throws {
    let planned = try plan()
    let answer = try site.tap(serves: 8, on: planned)
    let said = try site.follow(answer).page

    #expect(planned.serves?.says == "Serves about 4?")
    #expect(planned.day("2026-11-21")?.serves != nil && planned.first("div", class: "flash")?.serves == nil)
    #expect(entry(planned) == "≈ 560 kcal · $1.30")
    #expect(planned.dayHeading(of: "2026-11-21") == "Saturday: ≈ 560 kcal · $1.30")
    let doubts = planned.first("div", class: "doubts")?.words
    #expect(doubts?.contains("ingredients, servings assumed for one entry.") == true)
    #expect(answer["Location"]?.hasPrefix("/plan/2026-11-21?served=1#entry-1") == true)
    #expect(said.notice?.hasPrefix("Saved for your household: “Bolognese”.") == true)
    #expect(said.serves?.says == "Serves")
    #expect(said.servesNow == "8")
    #expect(entry(said) == "≈ 280 kcal · $0.65")
    #expect(!said.words.contains("assumed") && !said.words.contains("if it serves"))
  }

  @Test func `is suggested after eating, and updates the eaten meal`() throws {
    let id = try site.plan(recipe, on: "2026-11-21")
    let form = try #require(try site.plan().form(to: "/plan/entries/\(id.number)/eaten"))

    let eaten = try site.follow(try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))).page
    let answer = try site.tap(serves: 2, on: eaten)
    let said = try site.follow(answer).page

    #expect(eaten.serves?.says == "Serves about 4?")
    #expect(answer["Location"] == "/plan/2026-11-21?served=\(id.number)#entry-\(id.number)")
    #expect(said.serves?.says == "Serves")
    #expect(try site.stored().first?.content.energy?.kilocalories == 1_120)
    #expect(try site.recipe(recipe).numbers.remembered.servings == Servings(2))
    #expect(entry(said) == "≈ 1,120 kcal · $2.60")
  }

  @Test func `takes one tap in the sheet of the plan entry`() throws {
    let id = try site.plan(recipe, on: "2026-11-21")

    let sheet = try site.plan("2026-11-21?entry=\(id.number)")
    let said = try site.follow(try site.tap(serves: 8, on: sheet)).page

    #expect(said.serves?.says == "Serves")
  }

  @Test func `is preceded by sums marked with ≈ in the preview of a copy`() throws {
    try site.plan(recipe, on: "2026-11-21")

    let preview = try site.get("plan/2026-11-21/copy?scope=day").page

    #expect(preview.first("h1")?.words.hasSuffix("≈ 560 kcal · $1.30") == true)
  }

  @Test func `is not suggested for known servings, several entries or words`() throws {
    let pancakes = try site.plan(try site.add(.pancakes()), on: "2026-11-21")
    let words = try site.plan(words: "Leftovers", on: "2026-11-21")
    let sauce = try site.plan(recipe, on: "2026-11-21")

    for query in [
      "added=\(pancakes.number)", "added=\(words.number)", "added=\(sauce.number),\(words.number)",
      "moved=\(sauce.number)",
    ] {
      #expect(try site.plan("2026-11-21?\(query)").serves == nil, "\(query)")
    }
  }
}

@Suite struct `The sheet for adding to the plan` {
  @Test func `marks the figures of a recipe with assumed servings with ≈`() throws {
    let site = try Site()
    _ = try site.add(.bolognese())

    let page = try site.plan("2026-11-18?add=2026-11-18")

    #expect(page.first("ul", class: "ideas")?.first("small")?.words == "≈ 560 kcal · $1.30")
  }
}

extension HTMLElement {
  fileprivate func dayHeading(of iso: String) -> String? { day(iso)?.dayHeading }
}
