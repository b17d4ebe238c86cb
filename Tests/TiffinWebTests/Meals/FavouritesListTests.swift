import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The favourites list` {
  private func favourite(_ name: String, kcal: Int = 100, daysAgo: Int = 0, notes: String = "") throws -> MealContent {
    let day = try #require(Site.today.adding(days: -daysAgo))
    var meal = try MealContent.make(name, .breakfast, kcal: kcal, on: day, notes: notes)
    meal.isFavourite = true
    return meal
  }

  @Test func `is linked from the meals and from the day's quick entry`() throws {
    let site = try Site()
    let before = try site.day().link("All favourites")
    try site.add(favourite("Porridge"))

    let heart = try site.list().first("a", where: ("aria-label", "Favourites"))

    #expect(before == nil)
    #expect(heart?["href"] == "/meals?favourites=1")
    #expect(try site.day().link("All favourites") == "/meals?favourites=1")
  }

  @Test func `has each name once with its latest meal, sorted by name`() throws {
    let site = try Site()
    try site.add(favourite("Porridge", kcal: 300, daysAgo: 9))
    try site.add(favourite("Apple"))
    try site.add(favourite("porridge", kcal: 320, daysAgo: 2))
    try site.add(.make("Toast", kcal: 90))

    let page = try site.list("favourites=1")

    #expect(page.mealNames == ["Apple", "porridge"])
    #expect(page.mealRows.last?.words.contains("320 kcal") == true)
    #expect(page.first("h1")?.words == "Favourites By name")
    #expect(page.form(to: "/settings") == nil)
  }

  @Test func `adds a meal to today without leaving, and offers Undo`() throws {
    let site = try Site()
    let id = try site.add(favourite("Porridge", kcal: 300, daysAgo: 3))
    let form = try #require(try site.list("favourites=1").form(pressedTo: "/meals/\(id.number)/repeat"))

    let added = try site.follow(try site.send(form)).page
    let today = try site.stored().filter { $0.content.date == Site.today }
    let undo = try #require(added.first("div", class: "flash")?.first("form"))
    let undone = try site.follow(try site.send(HTMLForm(undo))).page

    #expect(added.first("h1")?.words == "Favourites By name")
    #expect(added.notice == "Added to today: “Porridge”.")
    #expect(today.map(\.content.energy?.kilocalories) == [300])
    #expect(undone.notice == "Deleted “Porridge”.")
    #expect(try site.stored().map(\.id) == [id])
    #expect(undone.mealNames == ["Porridge"])
  }

  @Test func `removes a meal that is no longer a favourite, and the notice says so`() throws {
    let site = try Site()
    let id = try site.add(favourite("Porridge"))
    let form = try #require(try site.list("favourites=1", opening: id).form(to: "/meals/\(id.number)/favourite"))

    let answer = try site.send(HTMLForm(form).pressing(#require(form.first("button"))))
    let page = try site.follow(answer).page

    #expect(page.notice == "No longer a favourite: “Porridge”.")
    #expect(page.link("Show it") == "/meals/\(id.number)")
    #expect(page.first("h2")?.words == "No favourites yet")
    #expect(page.link("Show all meals") == "/meals")
  }

  @Test func `can be searched by the beginnings of words, and says if nothing is found`() throws {
    let site = try Site()
    for name in ["Apple pie", "Porridge", "Pineapple"] { try site.add(favourite(name)) }
    try site.add(.make("Apple juice"))

    let found = try site.list("favourites=1&q=app")
    let none = try site.list("favourites=1&q=soup")

    #expect(found.mealNames == ["Apple pie"])
    #expect(HTMLForm(try #require(found.first("form", where: ("role", "search"))))["favourites"] == "1")
    #expect(found.first("a", where: ("aria-label", "Clear the search"))?["href"] == "/meals?favourites=1")
    #expect(none.first("h2")?.words == "No favourite matches “soup”")
    #expect(none.link("Search all meals") == "/meals?q=soup")
  }

  @Test func `has every name once across its pages`() throws {
    let site = try Site()
    let names = (1...120).map { "Dish \(1_000 + $0)" }
    for name in names.reversed() { for days in 0..<2 { try site.add(favourite(name, daysAgo: days)) } }

    var seen: [String] = []
    var next: String? = "/meals?favourites=1"
    while let href = next {
      let page = try site.request("GET", href).page
      seen += page.mealNames
      next = page.first("a", where: ("rel", "next"))?["href"]
    }

    #expect(seen == names)
  }
}
