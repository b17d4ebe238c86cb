import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The meal list` {
  @Test func `offers to add a meal and to load samples if it is empty`() throws {
    let site = try Site()

    let page = try site.list()

    #expect(page.first("h2")?.words == "Your first meal goes here")
    #expect(page.form(to: "/meals/samples") != nil)
    #expect(page.all("a").contains { $0["href"] == "/meals/new" })
  }

  @Test func `shows picture, name, stars, energy and date of each meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese(stars: 4))

    let row = try #require(try site.list().first("li", where: ("id", "meal-\(id.number)")))

    #expect(row.first("img", class: "letter")?["src"]?.hasSuffix("/lunch.svg") == true)
    #expect(row.first("a", class: "over")?.words == "Caprese salad")
    #expect(row.first("span", class: "stars")?["aria-label"] == "4 of 5 stars")
    #expect(row.words.contains("354 kcal"))
    #expect(row.words.contains("Today"))
  }

  @Test func `shows no stars for a meal without a rating`() throws {
    let site = try Site()
    let id = try site.add(.caprese(stars: 0))

    let row = try #require(try site.list().element(id: "meal-\(id.number)")?.first("div", class: "row"))

    #expect(!row.words.contains("rated"))
    #expect(row.first("span", class: "stars") == nil)
  }

  @Test(arguments: ["meals", "diary/2026-11-21", "foods?day=2026-11-21"])
  func `shows the category's picture for a meal without a photo, or Snack's`(path: String) throws {
    let site = try Site()
    let categories = ["Breakfast", "Lunch", "Dinner", "Snack", "Second breakfast", ""]
    let names = categories.map { $0.isEmpty ? "Meal" : "Meal \($0)" }
    for (name, category) in zip(names, categories) { try site.add(.make(name, MealCategory(category))) }

    let page = try site.get(path).page
    let rows = (page.all("div") + page.all("li")).filter { $0["class"] == "row" }
    let pictures = names.map { name -> String? in
      let row = rows.first { $0.first("a", class: "over")?.words == name }
      return row?.first("img", class: "letter")?["src"]?.split(separator: "/").last.map(String.init)
    }

    #expect(pictures == ["breakfast.svg", "lunch.svg", "dinner.svg", "snack.svg", "snack.svg", "snack.svg"])
  }

  @Test func `tints meals without a photo by name, the same each time`() throws {
    let site = try Site()
    for (name, day) in [("Éclair", 1), ("Bread", 2), ("Congee", 3), ("Dal", 4), ("éclair", 5), ("BREAD", 6)] {
      try site.add(.make(name, on: #require(Site.today.adding(days: -day))))
    }
    func tints() throws -> [String] {
      try site.list().mealRows.compactMap { $0.first("img", class: "letter")?["class"] }
    }

    let first = try tints()

    #expect(first.count == 6 && Set(first).count > 1)
    #expect(Array(first.prefix(2)) == Array(first.suffix(2)))
    #expect(try tints() == first)
  }

  @Test func `links each row to its meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let link = try #require(try site.list().first("a", class: "over"))

    #expect(link["href"] == "/meals/\(id.number)")
  }

  @Test func `shows the newest day and the latest meal first`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.ramen(on: yesterday))
    try site.add(.caprese())
    try site.add(.make("Porridge", at: (7, 40)))

    let names = try site.list().mealNames

    #expect(names == ["Caprese salad", "Porridge", "Shoyu ramen"])
  }

  @Test func `has headings for weeks and months`() throws {
    let site = try Site()
    for days in [0, -6, -20, 3] { try site.add(.ramen(on: try #require(Site.today.adding(days: days)))) }

    let headings = try site.list().all("h2").map(\.words)

    #expect(headings == ["Later", "This week", "Last week", "November 2026"])
  }

  @Test(arguments: [
    (Weekday.monday, ["This week", "Last week"]), (.sunday, ["This week"]), (.saturday, ["This week", "Last week"]),
  ])
  func `uses the person's first day of the week`(start: Weekday, expected: [String]) throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.weekStart = start }
    for days in [0, -6] { try site.add(.ramen(on: try #require(Site.today.adding(days: days)))) }

    #expect(try site.list().all("h2").map(\.words) == expected)
  }

  @Test func `shows every meal once across its pages`() throws {
    let site = try Site()
    for number in 1...120 {
      try site.add(.make("Meal \(number)"))
    }

    var seen: [String] = []
    var page: HTMLElement? = try site.list()
    while let current = page {
      seen += current.mealNames
      let older = current.first("a", where: ("rel", "next"))?["href"]
      page = try older.map { try site.request("GET", $0).page }
    }

    #expect(seen == (1...120).reversed().map { "Meal \($0)" })
  }

  @Test func `links from an older page to the newest`() throws {
    let site = try Site()
    for _ in 1...60 { try site.add(.caprese()) }

    let older = try #require(try site.list().first("a", where: ("rel", "next"))?["href"])
    let page = try site.request("GET", older).page

    #expect(page.all("a").contains { $0.words == "Newest" && $0["href"] == "/meals" })
  }

  @Test func `ignores an invalid cursor`() throws {
    let site = try Site()
    try site.add(.caprese())

    let page = try site.list("after=nonsense")

    #expect(page.mealNames == ["Caprese salad"])
  }

  @Test func `takes three statements`() throws {
    let site = try Site()
    try site.add(.caprese())
    let tally = StatementCounter()

    _ = try StatementCounter.$current.withValue(tally) { try site.get("meals") }

    #expect(tally.statements == 3)
  }

  @Test func `can start at a given month`() throws {
    let site = try Site()
    let march = try #require(LocalDate(iso: "2026-03-31"))
    for number in 1...60 { try site.add(.make("Soup \(number)")) }
    try site.add(.make("Lamb", on: march))

    let page = try site.list()
    let form = HTMLForm(try #require(page.all("form").first { $0.element(id: "month") != nil }))
    let asked = try site.list("month=2026-03")

    #expect(form["month"] == "")
    #expect(asked.mealNames == ["Lamb"])
    #expect(asked.first("h2")?.words == "March 2026")
    #expect(asked.link("Newest") == "/meals")
    #expect(try site.list("month=2026-13").mealNames.count == 50)
    #expect(try site.list("month=").mealNames.count == 50)
    #expect(try site.list("month=2026-11").mealNames.first == "Soup 60")
  }
}
