import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A planned meal on its day` {
  /// Adds a recipe with the figures of one serving.
  private func recipe(_ name: String, kcal: Int?, carbs: Int? = nil, _ site: Site, lines: String = "") throws
    -> Recipe.ID
  {
    var content = try RecipeContent.named(name, lines)
    content.figures.energy = try kcal.map { try Energy(kilocalories: $0) }
    content.figures.macros = Macros(carbs: try carbs.map { try Mass(milligrams: $0 * 1_000) })
    return try site.add(content)
  }

  @discardableResult
  private func plan(
    _ item: NewPlanEntry.Item, at slot: TiffinCore.MealCategory? = nil, on day: String = "2026-11-21", _ site: Site
  ) throws -> PlanEntry.ID {
    let entry = NewPlanEntry(item, on: try #require(LocalDate(iso: day)), slot: slot)
    return try site.planStore.add(entry, key: .random(), by: site.person)
  }

  private func eat(_ id: PlanEntry.ID, _ site: Site, on day: String = "2026-11-21") throws -> Answer {
    let form = try #require(try site.day(day).form(to: "/plan/entries/\(id.number)/eaten"))
    return try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))
  }

  private func setGoal(_ kcal: Int, _ site: Site) throws {
    try site.people.change(site.person.id) {
      $0.goals.energy = try? Energy(kilocalories: kcal)
      $0.goals.macros.carbs = try? Mass(milligrams: 230_000)
    }
  }

  @Test func `is shown in its category, with one tap to eat it`() throws {
    let site = try Site()
    let soup = try recipe("Soup", kcal: 632, site)
    let id = try plan(.recipe(soup), at: .dinner, site)

    let slot = try site.day().all("section", class: "slot")[2]
    let planned = try #require(slot.element(id: "planned-\(id.number)"))

    #expect(slot.first("h2")?.words == "Dinner")
    #expect(!slot.words.contains("Nothing yet"))
    #expect(planned.first("a", class: "over")?["href"] == "/recipes/\(soup.number)?servings=1")
    #expect(planned.first("small")?.all("span").map(\.words) == ["Planned", "632 kcal"])
    #expect(planned.all("button").map(\.words) == ["Ate it: Soup"])
  }

  @Test func `is listed under dinner if it has no category, without a figure if none is known`() throws {
    let site = try Site()
    try setGoal(2_000, site)
    let id = try plan(.words(MealName("Leftovers")), site)

    let page = try site.day()

    #expect(page.all("section", class: "slot")[2].element(id: "planned-\(id.number)") != nil)
    #expect(page.element(id: "planned-\(id.number)")?.first("small")?.words == "Planned")
    #expect(page.all("ul", class: "keys").isEmpty)
    #expect(page.first("section", class: "sum")?.words.contains("2,000 kcal left.") == true)
  }

  @Test func `has a heading of its own if its category is not a standard one`() throws {
    let site = try Site()
    try plan(.words(MealName("Pancakes")), at: MealCategory("Brunch"), site)

    #expect(try site.day().all("section", class: "slot").last?.first("h2")?.words == "Brunch")
  }

  @Test func `is shown as a lighter share of the ring and the sums`() throws {
    let site = try Site()
    try setGoal(2_000, site)
    try site.add(.make("Eggs", kcal: 723, grams: (69, 13, 11)))
    try plan(.recipe(recipe("Soup", kcal: 632, carbs: 46, site)), at: .dinner, site)

    let sum = try #require(try site.day().first("section", class: "sum"))

    #expect(sum.first("div", class: "energy")?.words == "723 of 2,000 kcal")
    #expect(sum.all("circle").compactMap { $0["stroke-dasharray"] } == ["67.7 100", "36.1 100"])
    #expect(sum.all("circle")[1]["class"] == "later")
    #expect(sum.first("ul", class: "keys")?.all("li").map(\.words) == ["Eaten 723", "Planned 632", "Left 645"])
    #expect(sum.all("rect").map { "\($0["class"] ?? "") \($0["width"] ?? "")" } == ["carbs later 50%", "carbs 30%"])
    #expect(!sum.words.contains("kcal left."))
  }

  @Test func `shows how far the day would exceed the goal, and marks an estimate`() throws {
    let site = try Site()
    try setGoal(1_000, site)
    try site.add(.make("Eggs", kcal: 723))
    let soup = try recipe("Soup", kcal: nil, site)
    try site.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET estimated_kcal = 400, servings = 4")
    }
    let id = try plan(.recipe(soup), site)

    let page = try site.day()
    let keys = try #require(page.first("ul", class: "keys")).all("li").map(\.words)

    #expect(keys == ["Eaten 723", "Planned ≈ 400", "Over the goal 123"])
    #expect(page.element(id: "planned-\(id.number)")?.first("small")?.words.contains("≈ 400 kcal") == true)
  }

  @Test func `counts towards the sums without a goal too`() throws {
    let site = try Site()
    try plan(.recipe(recipe("Soup", kcal: 632, site)), site)

    let keys = try site.day().first("ul", class: "keys")?.all("li").map(\.words)

    #expect(keys == ["Eaten 0", "Planned 632"])
  }

  @Test func `is a hollow dot at its time and a row of the table`() throws {
    let site = try Site()
    try site.add(.make("Eggs", grams: (20, 13, 11), at: (20, 0)))
    let id = try plan(.recipe(recipe("Soup", kcal: 632, carbs: 60, site)), at: .lunch, site)

    let graph = try #require(try site.day().first("figure", class: "graph"))
    let dot = try #require(graph.first("a"))

    #expect(dot["href"] == "#planned-\(id.number)" && dot["class"] == "later")
    #expect(dot.first("title")?.words == "12:00 planned: Soup: 60 g carbs, – protein, – fat")
    #expect(graph.first("tbody")?.all("th").map(\.words) == ["Soup, planned", "Eggs"])
  }

  @Test func `becomes a meal of that day when eaten, and can be undone`() throws {
    let site = try Site()
    let id = try plan(.recipe(recipe("Soup", kcal: 632, site)), at: .dinner, site)

    let page = try site.follow(try eat(id, site)).page

    #expect(page.first("h1")?.words.hasPrefix("Today") == true)
    #expect(page.notice == "Added. 632 kcal today.")
    #expect(page.all("section", class: "slot")[2].dayMeals == ["Soup"])
    #expect(page.element(id: "planned-\(id.number)") == nil)
    #expect(page.sums.first == "632 kcal")
    let undo = HTMLForm(try #require(page.first("div", class: "flash")?.first("form")))
    let after = try site.follow(try site.send(undo)).page
    #expect(after.dayMeals.isEmpty && after.element(id: "planned-\(id.number)") != nil)
  }

  @Test func `is added once if its form is sent twice`() throws {
    let site = try Site()
    let id = try plan(.words(MealName("Soup")), site)
    let form = HTMLForm(try #require(try site.day().form(to: "/plan/entries/\(id.number)/eaten")))

    let answers = try (0..<2).map { _ in try site.send(form.with(["eaten": "1"]))["Location"] }

    #expect(try site.stored().count == 1)
    #expect(answers[0] == answers[1])
  }

  @Test func `is eaten by each person separately`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let id = try plan(.words(MealName("Soup")), site)

    _ = try eat(id, site)

    let his = try site.get("diary/2026-11-21", by: site.browser(of: bob)).page
    #expect(his.element(id: "planned-\(id.number)") != nil && his.dayMeals.isEmpty)
  }

  @Test func `of a future day asks on which day it was eaten, and leads to the chosen day`() throws {
    let site = try Site()
    let id = try plan(.words(MealName("Soup")), on: "2026-11-23", site)

    let planned = try #require(try site.day("2026-11-23").element(id: "planned-\(id.number)"))
    let menu = try #require(planned.first("details"))
    let form = try #require(menu.form(to: "/plan/entries/\(id.number)/eaten"))

    #expect(menu.first("summary")?["aria-label"] == "More for Soup")
    #expect(form.first("legend")?.words == "Ate it? Add it to")
    #expect(planned.all("button").map(\.words) == ["Today", "Monday 23 November"])
    let page = try site.follow(
      try site.send(HTMLForm(form).pressing(try #require(form.button("Today"))))
    ).page
    #expect(page.first("h1")?.words.hasPrefix("Today") == true)
    #expect(page.dayMeals == ["Soup"])
    #expect(try site.day("2026-11-23").element(id: "planned-\(id.number)") == nil)
  }

  @Test func `of a past day can still be eaten and is left out of the sums`() throws {
    let site = try Site()
    try setGoal(2_000, site)
    let id = try plan(.recipe(recipe("Soup", kcal: 632, carbs: 60, site)), on: "2026-11-20", site)

    let page = try site.day("2026-11-20")
    let after = try site.follow(try eat(id, site, on: "2026-11-20")).page

    #expect(page.all("ul", class: "keys").isEmpty && page.first("figure", class: "graph")?.all("a").isEmpty == true)
    #expect(after.first("h1")?.words.hasPrefix("Yesterday") == true)
    #expect(after.dayMeals == ["Soup"])
  }

  @Test func `is hidden on a past day that is read-only`() throws {
    let site = try Site()
    let id = try plan(.words(MealName("Soup")), on: "2026-11-20", site)

    try site.save("diary", ["past_days_read_only": "1"])

    #expect(try site.day("2026-11-20").element(id: "planned-\(id.number)") == nil)
  }

  @Test func `that was removed meanwhile adds nothing, and a notice says so`() throws {
    let site = try Site()
    let id = try plan(.words(MealName("Soup")), site)
    let form = HTMLForm(try #require(try site.day().form(to: "/plan/entries/\(id.number)/eaten")))
    try site.planStore.remove([id], by: site.person)

    let page = try site.follow(try site.send(form.with(["eaten": "1"]))).page

    #expect(try site.stored().isEmpty)
    #expect(page.notice == "You, in another window, removed “Soup”. Your change was not saved.")
  }

  @Test func `lists what is still to buy until it is bought`() throws {
    let site = try Site()
    let id = try plan(.recipe(recipe("Soup", kcal: 632, site, lines: "2 leeks\n1 onion")), site)
    let shop = try #require(try site.plan().form(to: "/plan/2026-11-16/groceries"))
    func buy(_ day: String = "2026-11-21") throws -> HTMLElement? {
      try site.day(day).element(id: "planned-\(id.number)")?.first("a", class: "buy")
    }
    #expect(try buy() == nil)

    _ = try site.send(HTMLForm(shop))

    #expect(try buy()?.words == "Buy today: Leeks, Onion")
    #expect(try buy()?["href"] == "/groceries")
    let list = GroceryStore(site.database)
    for item in try list.list(of: site.person).items { try list.setCompleted(item.id, true, by: site.person) }
    #expect(try buy() == nil)
  }

  @Test func `names three things to buy and counts the rest`() throws {
    let site = try Site()
    let lines = "beans\ncarrots\nleeks\nonions\nturnips"
    let id = try plan(.recipe(recipe("Soup", kcal: 632, site, lines: lines)), on: "2026-11-22", site)

    _ = try site.send(HTMLForm(try #require(try site.plan().form(to: "/plan/2026-11-16/groceries"))))

    let buy = try site.day("2026-11-22").element(id: "planned-\(id.number)")?.first("a", class: "buy")
    #expect(buy?.words == "To buy: Beans, Carrots, Leeks and 2 more")
  }
}
