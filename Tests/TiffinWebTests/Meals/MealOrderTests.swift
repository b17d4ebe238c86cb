import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The order of meal lists` {
  private func site(_ order: MealOrder) throws -> Site {
    let site = try Site()
    try site.people.change(site.person.id) { $0.mealOrder = order }
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.make("Borscht", .dinner, kcal: 300, grams: (10, 30, 20), on: yesterday))
    try site.add(.make("äpfel", .snack, kcal: 500, grams: (30, 10, 10)))
    try site.add(.make("Zander", .lunch, kcal: 400, grams: (20, 20, 30), on: Site.today, at: (8, 0)))
    try site.add(.make("Scones", MealCategory("tea"), kcal: 200, grams: (5, 5, 5), on: yesterday, at: (8, 0)))
    return site
  }

  @Test(arguments: [
    (MealOrder.date, ["äpfel", "Zander", "Borscht", "Scones"]), (.name, ["äpfel", "Borscht", "Scones", "Zander"]),
    (.calories, ["äpfel", "Zander", "Borscht", "Scones"]), (.protein, ["Borscht", "Zander", "äpfel", "Scones"]),
    (.fat, ["Zander", "Borscht", "äpfel", "Scones"]), (.carbs, ["äpfel", "Zander", "Borscht", "Scones"]),
    (.category, ["Zander", "Borscht", "äpfel", "Scones"]),
  ]) func `follows the settings`(order: MealOrder, names: [String]) throws {
    #expect(try site(order).list().mealNames == names)
  }

  @Test(arguments: [
    (MealOrder.date, "Newest first"), (.name, "By name"), (.calories, "Most energy first"),
    (.protein, "Most protein first"), (.fat, "Most fat first"), (.carbs, "Most carbs first"),
    (.category, "By category"),
  ]) func `is shown above the list`(order: MealOrder, sentence: String) throws {
    let page = try site(order).list()

    #expect(page.first("h1")?.words == "Meals \(sentence)")
    #expect(page.first("main")?.first("details", class: "menu")?.first("summary")?.words == "Sorted by \(order.name)")
  }

  @Test func `by category has headings, with meals without a category last`() throws {
    let site = try site(.category)
    try site.add(.make("Porridge", .breakfast))
    try site.add(.make("Water", MealCategory("  ")))
    try site.add(.make("Cake", MealCategory("TEA")))

    let groups = try site.list().all("section", class: "slot")

    #expect(groups.map { $0.first("h2")?.words } == ["Breakfast", "Lunch", "Dinner", "Snack", "TEA", "No category"])
    #expect(groups.map(\.mealNames)[4] == ["Cake", "Scones"])
  }

  @Test func `by category sorts the list of one category by name, without headings`() throws {
    let site = try site(.category)
    try site.add(.make("Borscht", .lunch))

    let page = try site.list("category=lunch")

    #expect(page.mealNames == ["Borscht", "Zander"])
    #expect(page.all("h2").isEmpty)
    #expect(page.first("h1")?.words == "Lunch meals By name")
  }

  @Test(arguments: [MealOrder.name, .calories, .protein, .fat, .carbs])
  func `other than by date and category has no headings`(order: MealOrder) throws {
    let page = try site(order).list()

    #expect(page.all("section", class: "slot").count == 1)
    #expect(page.all("h2").isEmpty)
  }

  @Test(arguments: [
    (MealOrder.protein, "10 g protein"), (.fat, "10 g fat"), (.carbs, "30 g carbs"),
  ]) func `by a macro shows its figure in each row`(order: MealOrder, figure: String) throws {
    let site = try site(order)

    let row = try #require(try site.list().all("li").first { $0.mealNames == ["äpfel"] })

    #expect(row.first("small", class: "by")?.words == figure)
    #expect(row.words.contains("500 kcal"))
  }

  @Test(arguments: [MealOrder.date, .name, .calories, .category])
  func `by date, name, energy or category adds no figure to rows`(order: MealOrder) throws {
    #expect(try site(order).list().all("small", class: "by").isEmpty)
  }

  @Test(arguments: MealOrder.allCases) func `can be changed with one tap for all lists`(order: MealOrder) throws {
    let site = try site(.date)

    let page = try site.list("category=lunch&q=zan")
    let form = try #require(page.form(to: "/settings"))
    let button = try #require(form.all("button", where: ("value", order.rawValue)).first)
    let answer = try site.send(HTMLForm(form).pressing(button))

    #expect(answer.status == 303)
    #expect(answer["Location"] == "/meals?category=lunch&q=zan")
    #expect(try site.list().first("summary", class: "btn")?.words == "Sorted by \(order.name)")
    #expect(try site.list("category=dinner").first("summary", class: "btn")?.words == "Sorted by \(order.name)")
  }

  @Test func `is marked in its menu`() throws {
    let page = try site(.fat).list()

    let menu = try #require(page.form(to: "/settings"))

    #expect(menu.all("button").map(\.words) == ["Date", "Name", "Energy", "Protein", "Fat", "Carbs", "Category"])
    #expect(menu.all("button", where: ("aria-current", "true")).map(\.words) == ["Fat"])
  }

  @Test(arguments: MealOrder.allCases) func `shows every meal once across its pages`(order: MealOrder)
    throws
  {
    let site = try Site()
    try site.people.change(site.person.id) { $0.mealOrder = order }
    for number in 1...120 {
      try site.add(
        .make("Meal \(number % 7)", MealCategory(["Lunch", "Tea", ""][number % 3]), grams: (number % 5, number % 4, 3)))
    }

    var seen: [String] = []
    var page: HTMLElement? = try site.list()
    while let current = page {
      seen += current.all("a", class: "over").map { String(($0["href"] ?? "").prefix { $0 != "?" }) }
      let next = current.first("a", where: ("rel", "next"))?["href"]
      page = try next.map { try site.request("GET", $0).page }
    }

    #expect(seen.count == 120)
    #expect(Set(seen).count == 120)
  }

  @Test func `restarts at the first page if it changed meanwhile`() throws {
    let site = try Site()
    for number in 1...60 { try site.add(.make("Meal \(number)")) }
    let older = try #require(try site.list().first("a", where: ("rel", "next"))?["href"])
    try site.people.change(site.person.id) { $0.mealOrder = .name }

    let page = try site.request("GET", older).page

    #expect(page.mealNames.first == "Meal 1")
    #expect(!page.all("a").contains { $0.words == "First page" })
  }

  @Test func `applies to a new meal`() throws {
    let site = try site(.name)

    _ = try site.send(try site.addForm().with(["name": "Crêpes"]))

    #expect(try site.list().mealNames == ["äpfel", "Borscht", "Crêpes", "Scones", "Zander"])
  }

  @Test func `cannot be set for an unknown person, and stays as it was`() throws {
    let site = try site(.date)
    let names = try site.list().mealNames

    #expect(names.first == "äpfel")
    #expect(throws: StoreError.notFound) { try site.people.change(Person.ID(99)) { $0.mealOrder = .name } }
    #expect(try site.list().mealNames == names)
  }
}
