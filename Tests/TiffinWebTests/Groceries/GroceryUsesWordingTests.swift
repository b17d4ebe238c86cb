import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The recipes of a grocery line` {
  /// A site with onions for two recipes, one of them on three days, and saffron added by hand.
  private func site() throws -> Site {
    let site = try Site()
    let (stew, curry) = (try site.write("Brown stew chicken", "2 onions"), try site.write("Chickpea curry", "1 onion"))
    for day in ["2026-11-23", "2026-11-25", "2026-11-29"] { try buy(stew, on: day, site) }
    try buy(curry, on: "2026-11-24", site)
    try site.buy("1 onion")
    try site.buy("saffron")
    return site
  }

  private func buy(_ recipe: Recipe.ID, on day: String, _ site: Site) throws {
    let read = try RecipeStore(site.database).recipe(recipe, for: site.person)
    let wanted = GroceryRecipe(
      id: recipe, name: read.content.name.text, ingredients: read.content.ingredients, day: LocalDate(iso: day))
    _ = try site.groceries.add([wanted], by: site.person)
  }

  @Test func `are shown in one line, each with its number of days`() throws {
    let page = try site().groceryList()

    #expect(page.groceryRow("onions")?.all("small").map(\.words) == ["Brown stew chicken ×3 · Chickpea curry"])
    #expect(page.groceryRow("saffron")?.first("small") == nil)
  }

  @Test func `are shown day by day in the open line, with quantities`() throws {
    let site = try site()

    let row = try site.openGroceryRow("onions")

    #expect(
      row.all("li", class: "line").map(\.words) == [
        "Added by hand 1", "Mon: Brown stew chicken 2", "Tue: Chickpea curry 1", "Wed: Brown stew chicken 2",
        "Sun 29 Nov: Brown stew chicken 2",
      ])
    #expect(row.first("small") == nil)
    #expect(try site.openGroceryRow("saffron").all("li", class: "line").isEmpty)
  }

  @Test func `are hidden in the basket`() throws {
    let site = try site()

    try site.tick("onions")

    #expect(try site.groceryList().groceryRow("onions")?.first("small") == nil)
  }

  @Test func `are shown with their days on all lines if requested`() throws {
    let site = try site()
    let link = try #require(try site.groceryList().all("a").first { $0.words == "With recipes and days" }?["href"])

    let page = try site.get(String(link.dropFirst())).page

    #expect(
      page.groceryRow("onions")?.first("small")?.words
        == "Brown stew chicken, Mon + Chickpea curry, Tue + Brown stew chicken, Wed + Brown stew chicken, Sun 29 Nov")
    #expect(page.all("a").first { $0.words == "Without recipes and days" }?["href"] == "/groceries")
  }

  @Test func `are hidden from other households`() throws {
    let site = try site()
    let id = try #require(try site.groceries.list(of: site.person).items.first?.id)
    let stranger = try site.addPerson("bob", toHouseholdOf: nil)

    let needs = try site.database.snapshot { statements in
      try GroceryListPage(noted: nil, open: id, on: Site.today, of: stranger, statements).needs
    }

    #expect(needs?.shares.isEmpty == true)
  }
}
