import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Shopping for the plan` {
  @discardableResult
  private func plan(_ recipe: Recipe.ID, on day: String, for servings: Int, _ site: Site) throws -> PlanEntry.ID {
    let entry = NewPlanEntry(.recipe(recipe), on: try #require(LocalDate(iso: day)), servings: Servings(servings))
    return try site.planStore.add(entry, key: .random(), by: site.person)
  }

  /// Taps the shopping button above the week.
  private func shop(_ site: Site) throws -> Shopped {
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/2026-11-16/groceries")))
    return Shopped(week: try site.follow(try site.send(form)).page, list: try site.groceryList())
  }

  /// The week's page with its notice, and the grocery list.
  private struct Shopped {
    let week: HTMLElement
    let list: HTMLElement

    var notice: String? { week.notice }
    var groceryLines: [String] { list.groceryLines }
  }

  @Test func `adds what days from today on need, for the planned servings, once`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions, chopped")
    try plan(soup, on: "2026-11-16", for: 2, site)
    try plan(soup, on: "2026-11-22", for: 4, site)
    try site.plan(words: "Leftovers", on: "2026-11-21")

    let page = try shop(site)
    let again = try shop(site)

    #expect(page.groceryLines == ["Tomatoes 800 g", "Onions 4"])
    #expect(page.notice == "List updated: 2 items added.")
    #expect(again.groceryLines == page.groceryLines)
    #expect(again.notice == "Everything is on the list.")
  }

  @Test func `leaves out what a member has eaten, until that meal is deleted`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes")
    let rice = try site.write("Rice", "200 g rice")
    let eaten = try plan(soup, on: "2026-11-21", for: 2, site)
    try plan(rice, on: "2026-11-22", for: 2, site)
    let ada = try site.addPerson("ada", toHouseholdOf: site.person)
    let day = try #require(LocalDate(iso: "2026-11-21"))
    let eating = try site.planStore.eat(eaten, on: day, today: Site.today, now: .midnight, by: ada)
    guard case .eaten(let meal, _) = eating.outcome else {
      Issue.record("The entry was not eaten: \(eating)")
      return
    }

    #expect(try shop(site).groceryLines == ["Rice 200 g"])

    try site.meals.delete(meal, by: ada)
    #expect(try shop(site).groceryLines.sorted() == ["Rice 200 g", "Tomatoes 400 g"])
  }

  @Test func `works for a single day, even a past one`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes")
    for day in ["2026-11-16", "2026-11-17"] { try plan(soup, on: day, for: 2, site) }
    let form = try #require(try site.plan().day("2026-11-16")?.form(to: "/plan/2026-11-16/groceries"))

    let page = try site.follow(try site.send(HTMLForm(form))).page

    #expect(page.notice == "List updated: 1 item added.")
    #expect(try site.groceryList().groceryLines == ["Tomatoes 400 g"])
  }

  @Test func `updates quantities for more servings and an edited recipe`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions", "saffron")
    let entry = try plan(soup, on: "2026-11-22", for: 2, site)
    _ = try shop(site)
    _ = try site.planStore.change(entry, PlanChange(servings: Servings(4)), from: nil, by: site.person)

    let more = try shop(site)
    #expect(more.groceryLines == ["Tomatoes 800 g", "Onions 4", "Saffron"])
    #expect(more.notice == "List updated: 2 quantities changed.")
    let recipe = try RecipeStore(site.database).recipe(soup, for: site.person)
    var content = recipe.content
    content.ingredients = ["500 g tomatoes", "saffron", "1 lemon"].map(RecipeIngredient.line)
    _ = try RecipeStore(site.database).update(soup, to: content, picture: nil, from: recipe.revision, by: site.person)
    let edited = try shop(site)

    #expect(edited.groceryLines == ["Tomatoes 1 kg", "Lemon 2", "Saffron"])
    #expect(
      edited.notice
        == "List updated: 1 item added, 1 quantity changed, "
        + "1 item removed.")
  }

  @Test func `can be undone completely after it changed and removed lines`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions", "saffron")
    let stew = try site.write("Stew", "300 g tomatoes")
    let entry = try plan(soup, on: "2026-11-22", for: 2, site)
    try plan(stew, on: "2026-11-22", for: 2, site)
    let before = try shop(site).groceryLines
    _ = try site.planStore.change(entry, PlanChange(servings: Servings(4)), from: nil, by: site.person)
    let recipe = try RecipeStore(site.database).recipe(soup, for: site.person)
    var content = recipe.content
    content.ingredients = ["500 g tomatoes", "saffron", "1 lemon"].map(RecipeIngredient.line)
    _ = try RecipeStore(site.database).update(soup, to: content, picture: nil, from: recipe.revision, by: site.person)
    let changed = try shop(site)
    #expect(changed.groceryLines != before)

    let undo = HTMLForm(try #require(changed.week.form(to: "/groceries/take-back")))
    let undone = try site.follow(try site.send(undo)).page

    #expect(undone.notice == "Update undone.")
    #expect(try site.groceryList().groceryLines.sorted() == before.sorted())
    #expect(try site.follow(try site.send(undo)).page.notice == "Update undone.")
    #expect(try site.groceryList().groceryLines.sorted() == before.sorted())
    #expect(try shop(site).groceryLines.sorted() == changed.groceryLines.sorted())
  }

  @Test func `is undone except for what was bought meanwhile`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions")
    let entry = try plan(soup, on: "2026-11-22", for: 2, site)
    _ = try shop(site)
    _ = try site.planStore.change(entry, PlanChange(servings: Servings(4)), from: nil, by: site.person)
    let undo = HTMLForm(try #require(try shop(site).week.form(to: "/groceries/take-back")))
    site.clock.seconds += 60
    try site.tick("tomatoes")

    _ = try site.send(undo)

    #expect(try site.groceryList().groceryLines == ["Onions 2", "[Tomatoes 800 g]"])
  }

  @Test func `does not add again what was ticked or cleared from the basket`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions", "saffron")
    let entry = try plan(soup, on: "2026-11-22", for: 2, site)
    _ = try shop(site)
    for name in ["tomatoes", "onions"] { try site.tick(name) }
    _ = try site.groceries.clearCompleted(by: site.person)

    #expect(try shop(site).notice == "Everything is on the list.")
    try site.tick("saffron")
    #expect(try shop(site).notice == "Everything is already bought.")
    _ = try site.planStore.change(entry, PlanChange(servings: Servings(3)), from: nil, by: site.person)
    let page = try shop(site)

    #expect(page.groceryLines == ["Tomatoes 200 g", "Onions 1", "[Saffron]"])
    #expect(page.notice == "List updated: 2 items added, 1 already bought.")
  }

  @Test func `adds nothing again after an entry was moved to another day`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "2 onions", "400 g tomatoes")
    let entry = try plan(soup, on: "2026-11-22", for: 2, site)
    _ = try shop(site)
    try site.tick("tomatoes")
    _ = try site.planStore.change(entry, PlanChange(day: LocalDate(iso: "2026-11-21")), from: nil, by: site.person)

    let row = try site.openGroceryRow("onions")
    let page = try shop(site)

    #expect(row.all("li", class: "line").map(\.words) == ["Sat: Soup 2"])
    #expect(page.groceryLines == ["Onions 2", "[Tomatoes 400 g]"])
    #expect(page.notice == "Everything is on the list.")
  }

  @Test func `stays on the week's page, counts items as the list does, and can be undone`() throws {
    let site = try Site()
    let (soup, salad) = (
      try site.write("Soup", "2 onions", "saffron"), try site.write("Salad", "1 onion", "2 tomatoes")
    )
    for recipe in [soup, salad] { try plan(recipe, on: "2026-11-22", for: 2, site) }
    try site.put("1 onion")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/2026-11-16/groceries")))

    let answer = try site.send(form)
    let week = try site.follow(answer).page
    let listed = try site.groceryList()
    let flash = try #require(week.first("div", class: "flash"))
    let undone = try site.follow(try site.send(HTMLForm(try #require(flash.first("form"))))).page

    #expect(answer["Location"]?.hasPrefix("/plan/2026-11-16?") == true)
    #expect(week.notice == "List updated: 3 items added.")
    #expect(flash.first("a")?["href"] == "/groceries")
    #expect(listed.first("h1")?.words == "Groceries 3 to buy")
    #expect(listed.groceryLines.sorted() == ["Onion 4", "Saffron", "Tomatoes 2"])
    #expect(undone.notice == "3 items removed.")
    #expect(undone.first("h1")?.words.hasPrefix("Plan") == true)
    #expect(try site.groceryList().groceryLines == ["Onion 1"])
  }

  @Test func `restores changed quantities when undone`() throws {
    let site = try Site()
    let soup = try site.write("Soup", "2 onions")
    let entry = try plan(soup, on: "2026-11-22", for: 2, site)
    _ = try shop(site)
    _ = try site.planStore.change(entry, PlanChange(servings: Servings(4)), from: nil, by: site.person)

    let more = try shop(site)

    #expect(more.notice == "List updated: 1 quantity changed.")
    let undo = try #require(more.week.first("div", class: "flash")?.first("form"))
    _ = try site.send(HTMLForm(undo))
    #expect(try site.groceryList().groceryLines == ["Onions 2"])
  }
}
