import Foundation
import TestSupport
import Testing

@testable import TiffinCore
@testable import TiffinWeb

@Suite struct `Adding to the plan from the catalogue` {
  private func ideas(_ page: HTMLElement) -> [String] {
    page.first("ul", class: "ideas")?.all("bdi").map(\.words) ?? []
  }

  private func chosenSlot(_ page: HTMLElement) -> String? {
    page.all("input", where: ("name", "slot")).first { $0["checked"] != nil }?["value"]
  }

  @Test func `finds recipes never planned before, with their ingredients`() throws {
    let site = try Site { $0.recipeSource = Menu() }

    let page = try site.plan("2026-11-22?add=2026-11-22&q=laksa")
    #expect(ideas(page) == ["Prawn laksa"])
    let form = HTMLForm(try #require(page.form(to: "/plan/entries#add")))
    let button = try #require(page.first("ul", class: "ideas")?.first("button"))
    _ = try site.send(form.pressing(button))
    _ = try site.send(HTMLForm(try #require(try site.plan().form(to: "/plan/2026-11-16/groceries"))))

    #expect(try site.planned() == ["2026-11-22: Prawn laksa"])
    #expect(try site.groceryList().groceryLines.contains { $0.hasPrefix("Rice noodles") })
  }

  @Test func `shows ideas before a search, own recipes first and desserts last for dinner`() throws {
    let site = try Site { $0.recipeSource = Menu() }
    _ = try site.addRecipe("Bread")
    let stew = try site.addRecipe("Stew")
    _ = try site.addRecipe("Soup", isFavourite: true)
    try site.plan(stew, on: "2026-11-02")

    let found = ideas(try site.plan("2026-11-18?add=2026-11-18"))

    #expect(found.prefix(3) == ["Soup", "Stew", "Bread"])
    #expect(found.dropFirst(3).first == "Prawn laksa" && found.last == "Apple crumble")
  }

  @Test(arguments: ["", "&q=laksa"]) func `says that the catalogue is unreachable, and links to a new recipe`(
    search: String
  ) throws {
    let site = try Site { $0.recipeSource = Menu(isReachable: false) }

    let sheet = try #require(try site.plan("2026-11-18?add=2026-11-18\(search)").element(id: "add"))

    #expect(sheet.words.contains("TheMealDB cannot be reached"))
    #expect(["Write", "Paste", "Import"].compactMap { sheet.link($0) }.count == 3)
  }

  @Test func `links to a new recipe on a server without a catalogue`() throws {
    let sheet = try #require(try Site().plan("2026-11-18?add=2026-11-18").element(id: "add"))

    #expect(sheet.link("Write") == "/recipes/new" && sheet.link("Import") == "/recipes/import")
  }

  @Test func `suggests dinner at first, then the time of day chosen last`() throws {
    let site = try Site()
    #expect(chosenSlot(try site.plan("2026-11-18?add=2026-11-18")) == "Dinner")

    for slot in ["Lunch", ""] {
      let form = try site.addForm(for: "2026-11-18").with(["text": "Soup", "slot": slot])
      let week = try site.follow(try site.send(form)).page
      let next = try site.open(week.day("2026-11-19")?.link("Add to Thursday"))
      #expect(chosenSlot(next) == slot)
    }
    #expect(try site.plan().day("2026-11-19")?.link("Add to Thursday") == "/plan/2026-11-21?add=2026-11-19#add")
  }

  @Test(arguments: [
    (Weekday.monday, "2026-11-19", "2026-11-19"), (.monday, "2026-11-20", "2026-11-23"),
    (.monday, "2026-11-22", "2026-11-23"), (.sunday, "2026-11-22", "2026-11-22"), (.sunday, "2026-11-20", "2026-11-22"),
    (.saturday, "2026-11-21", "2026-11-21"), (.saturday, "2026-11-20", "2026-11-21"),
  ]) func `starts with next week from Friday on`(start: Weekday, today: String, first: String) throws {
    let day = try #require(LocalDate(iso: today))

    #expect(day.firstDayToPlan(from: start).iso == first)
  }

  @Test func `opens from the first steps on the first day without a dinner`() throws {
    let site = try Site()
    let link = { try site.day().first("section", class: "first")?.link("Choose dinners") }
    #expect(try link() == "/plan/2026-11-23?add=2026-11-23#add")

    try site.plan(words: "Soup", on: "2026-11-23")

    #expect(try link() == "/plan/2026-11-24?add=2026-11-24#add")
  }
}

/// A catalogue of two recipes.
private struct Menu: RecipeSource {
  var isReachable = true

  func ask(
    _ questions: [CatalogueRequest], within time: Duration
  ) -> [Result<CatalogueResponse, CatalogueFailure>] {
    questions.enumerated().map { index, question in
      guard isReachable else { return .failure(.unreadable) }
      var answer = CatalogueResponse()
      switch question {
      case .random: answer.recipes = [index.isMultiple(of: 2) ? Self.crumble : Self.laksa]
      case .named(let text), .ingredient(let text):
        answer.recipes = [Self.crumble, Self.laksa].filter { $0.name.lowercased().contains(text.lowercased()) }
      case .number(let number): answer.recipes = [Self.crumble, Self.laksa].filter { $0.id == number }
      case .category, .cuisine, .categories, .cuisines: break
      }
      return .success(answer)
    }
  }

  private static let laksa = recipe("1", "Prawn laksa", "Seafood", "Rice noodles")
  private static let crumble = recipe("2", "Apple crumble", "Dessert", "Apples")

  private static func recipe(_ id: String, _ name: String, _ category: String, _ thing: String) -> CatalogueRecipe {
    CatalogueRecipe(
      id: id, name: name, category: category, area: nil,
      ingredients: [CatalogueIngredient(name: thing, measure: "200 g")], steps: ["Cook it."], tags: [], picture: nil,
      video: nil, source: nil)
  }
}
