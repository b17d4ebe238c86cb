import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Items usually at home` {
  /// A site with onions and saffron on the list for a recipe.
  private func site() throws -> Site {
    let site = try Site()
    try shop(site)
    return site
  }

  private func shop(_ site: Site, recipe: Int64 = 1) throws {
    let wanted = GroceryRecipe(
      id: Recipe.ID(recipe), name: "Soup", ingredients: [.line("2 onions"), .line("1 tsp saffron")],
      day: LocalDate(iso: "2026-11-27"))
    _ = try site.groceries.add([wanted], by: site.person)
  }

  /// Taps a button of a line.
  @discardableResult
  private func press(_ words: String, in row: HTMLElement, _ site: Site) throws -> HTMLElement {
    let button = try #require(row.all("button").first { ($0["aria-label"] ?? $0.words) == words })
    let ticks = try #require(try site.groceryList().element(id: button["form"] ?? ""))
    return try site.follow(try site.send(HTMLForm(ticks).pressing(button))).page
  }

  private func folded(_ page: HTMLElement) -> [String] { page.first("details", class: "meal")?.groceryLines ?? [] }

  @Test func `are marked with one tap in an open line, and collapsed at the end of the list`() throws {
    let site = try site()

    let page = try press("Have it at home", in: try site.openGroceryRow("saffron"), site)

    #expect(page.notice == "Saffron moved to “Usually at home”.")
    #expect(page.first("h1")?.words == "Groceries 1 to buy")
    #expect(page.groceryLines == ["Onions 2", "Saffron"])
    #expect(folded(page) == ["Saffron"])
    #expect(page.first("details", class: "meal")?.first("summary")?.words.contains("Usually at home (1)") == true)
    #expect(page.first("details", class: "meal")?["open"] == nil)
  }

  @Test func `are remembered when another recipe needs them`() throws {
    let site = try site()
    try press("Have it at home", in: try site.openGroceryRow("saffron"), site)
    _ = try site.groceries.clear(by: site.person)

    try shop(site, recipe: 2)

    let page = try site.groceryList()
    #expect(folded(page) == ["Saffron"])
    #expect(page.first("h1")?.words == "Groceries 1 to buy")
  }

  @Test func `can be moved back for this time only`() throws {
    let site = try site()
    try press("Have it at home", in: try site.openGroceryRow("saffron"), site)

    let row = try #require(try site.groceryList().groceryRow("saffron"))
    let page = try press("Add Saffron this time", in: row, site)
    try site.tick("saffron")
    _ = try site.groceries.clear(by: site.person)
    try shop(site, recipe: 2)

    #expect(page.notice == "Saffron added this time.")
    #expect(page.first("h1")?.words == "Groceries 2 to buy")
    #expect(folded(page).isEmpty)
    #expect(folded(try site.groceryList()) == ["Saffron"])
  }

  @Test func `are to be bought if somebody types them`() throws {
    let site = try site()
    try press("Have it at home", in: try site.openGroceryRow("saffron"), site)

    try site.buy("1 kg saffron")

    #expect(folded(try site.groceryList()).isEmpty)
  }

  @Test func `are bought again after Undo or if they are set to be always bought`() throws {
    let site = try site()
    let page = try press("Have it at home", in: try site.openGroceryRow("saffron"), site)
    let undo = HTMLForm(try #require(page.first("div", class: "flash")?.first("form")))

    let undone = try site.follow(try site.send(undo)).page
    try press("Have it at home", in: try site.openGroceryRow("saffron"), site)
    let bought = try press("Always buy it", in: try site.openGroceryRow("saffron"), site)

    for page in [undone, bought] {
      #expect(page.first("h1")?.words == "Groceries 2 to buy")
      #expect(folded(page).isEmpty)
    }
  }

  @Test func `are counted separately in the notice and come last in the text`() throws {
    let site = try site()
    try press("Have it at home", in: try site.openGroceryRow("saffron"), site)
    _ = try site.groceries.clear(by: site.person)

    let key = SubmissionKey.random()
    let wanted = GroceryRecipe(id: Recipe.ID(3), name: "Pie", ingredients: [.line("2 onions"), .line("saffron")])
    _ = try site.groceries.add([wanted], batch: key, by: site.person)
    let arrival = try site.database.snapshot { try GroceryStore.arrival(of: key, for: site.person, $0) }

    let words = GroceryAdditionWording(GroceryAdditionCounts(added: 2), arrival).done
    #expect(words == "List updated: 1 item added, 1 usually at home.")
    #expect(try site.get("export/groceries.txt").text.hasSuffix("\nUsually at home\n[ ] Saffron\n"))
  }

  @Test func `are named alone in the notice if nothing is to be bought`() throws {
    let site = try site()
    try press("Have it at home", in: try site.openGroceryRow("saffron"), site)
    _ = try site.groceries.clear(by: site.person)
    let pie = try RecipeContent.named("Pie", "saffron")
    let id = try site.recipes.add(pie, picture: nil, key: .random(), by: site.person)

    let notice = GroceryNotice(try site.groceries.shop(for: id, by: site.person).shopping)

    let query = notice.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    #expect(try site.groceryList(query).notice == "List updated: 1 usually at home.")
  }

  @Test func `are left out of what to buy for a day`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup")
    try site.plan(soup, on: "2026-11-21")
    let wanted = GroceryRecipe(
      id: soup, name: "Soup", ingredients: [.line("2 onions"), .line("1 tsp saffron")], day: Site.today)
    _ = try site.groceries.add([wanted], by: site.person)
    #expect(try site.day().words.contains("Onions, Saffron"))

    try press("Have it at home", in: try site.openGroceryRow("saffron"), site)

    #expect(try site.day().words.contains("Onions"))
    #expect(try !site.day().words.contains("Saffron"))
  }

  @Test func `cannot be set for a deleted line or by another household`() throws {
    let site = try site()
    let id = try #require(try site.groceries.list(of: site.person).items.last?.id)
    let stranger = try site.addPerson("eve", toHouseholdOf: nil)

    #expect(throws: StoreError.notFound) { try site.groceries.set(id, .have, by: stranger) }
    try site.groceries.delete(id, by: site.person)
    #expect(throws: StoreError.notFound) { try site.groceries.set(id, .have, by: site.person) }
  }
}
