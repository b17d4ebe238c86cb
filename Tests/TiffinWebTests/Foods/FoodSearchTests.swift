import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The food search` {
  @Test func `lists past meals first, then own foods, then bundled foods`() throws {
    let site = try Site(withFoods: true)
    try site.add(.make("Porridge with banana", kcal: 371))
    _ = try FoodStore(site.database).add(try .made("Banana chips"), by: site.person)

    let page = try site.get("foods?q=ban").page

    let rows = page.all("a", class: "over").map(\.words)
    #expect(rows.prefix(3) == ["Porridge with banana", "Banana chips", "Banana"])
    #expect(page.element(id: "found")?.words == "Foods")
  }

  @Test func `finds a meal eaten long ago, even if newer ones share its words`() throws {
    let site = try Site()
    try site.add(.make("Oat cookies", on: #require(Site.today.adding(days: -90)), notes: ""))
    try site.add(.make("Rye bread", on: #require(Site.today.adding(days: -80)), notes: "with oat milk"))
    for day in 0..<70 { try site.add(.make("Oat porridge", on: #require(Site.today.adding(days: -day)))) }
    try site.add(.make("Rye bread", on: Site.today))

    let page = try site.get("foods?q=oat").page

    let yours = try #require(page.all("section").first { $0["aria-labelledby"] == "yours" })
    #expect(yours.all("a", class: "over").map(\.words) == ["Oat porridge", "Rye bread", "Oat cookies"])
    // The latest meal of each name that matches the search.
    let last = yours.all("small").map(\.words).filter { $0.hasPrefix("Snack") }
    #expect(last == ["Snack, today", "Snack, Wednesday 2 September", "Snack, Sunday 23 August"])
  }

  @Test func `adds a past meal with one tap`() throws {
    let site = try Site(withFoods: true)
    try site.add(.make("Porridge with banana", kcal: 371))
    let form = try #require(try site.get("foods?q=ban").page.sent(to: "/diary/2026-11-21/meals"))

    let meal = try #require(try site.stored().first)
    let answer = try site.send(form.with(["eat": "\(meal.id.number)"]))

    #expect(answer.status == 303)
    #expect(try site.stored().map(\.content.energy?.kilocalories) == [371, 371])
  }

  @Test func `offers to add a food if nothing is found`() throws {
    let site = try Site(withFoods: true)

    let page = try site.get("foods?q=zzzz").page

    #expect(page.words.contains("No food found for “zzzz”"))
    #expect(page.all("a").contains { $0["href"]?.hasPrefix("/foods/new?") == true })
  }

  @Test func `opens from the quick entry and keeps everything typed there`() throws {
    let site = try Site(withFoods: true)
    let form = try #require(try site.get("diary/2026-11-20").page.sent(to: "/diary/2026-11-20/meals"))

    let search = try site.follow(
      try site.send(form.with(["foods": "1", "name": "rye bread", "time": "07:15", "category": "Breakfast"])))

    #expect(search.page.element(id: "q")?["value"] == "rye bread")
    let food = try site.food("rye bread")
    let row = try #require(search.page.all("a").first { $0["href"]?.hasPrefix("/foods/\(food)/amount") == true })
    let address = String(try #require(row["href"]).dropFirst())
    let amount = try #require(try site.get(address).page.sent(to: "/foods/\(food)/amount"))
    _ = try site.send(amount.with(["amount": "64 g"]))
    let meal = try #require(try site.stored().first).content
    #expect(meal.date.iso == "2026-11-20")
    #expect(meal.time?.iso == "07:15")
    #expect(meal.category == .breakfast)
  }

  @Test func `keeps the typed time for a past meal`() throws {
    let site = try Site(withFoods: true)
    try site.add(.caprese())

    let page = try site.get("foods?day=2026-11-20&q=caprese&time=06:05").page

    let row = try #require(page.all("a").first { $0["href"]?.contains("fill=") == true })
    let filled = try site.get(String(try #require(row["href"]).dropFirst().prefix { $0 != "#" })).page
    #expect(filled.element(id: "quick")?.element(id: "time")?["value"] == "06:05")
    let again = try #require(page.sent(to: "/diary/2026-11-20/meals"))
    #expect(again["time"] == "06:05")
  }

  @Test func `finds recipes by name and adds a serving`() throws {
    let site = try Site(withFoods: true)
    _ = try site.addRecipe("Rye bread pudding", kcal: 300)
    _ = try site.add(.named("Caraway loaf", "1 rye bread"))

    let page = try site.get("foods?day=2026-11-20&q=rye+bread").page

    let yours = try #require(page.all("section").first { $0["aria-labelledby"] == "yours" })
    #expect(yours.words.contains("Rye bread pudding"))
    #expect(yours.words.contains("One serving"))
    #expect(!yours.words.contains("Caraway"))
    // Its name opens the filled form of the same day.
    let link = try #require(yours.all("a").first?["href"])
    let filled = try site.get(String(link.dropFirst().prefix { $0 != "#" })).page.quickEntry
    #expect(link.hasPrefix("/diary/2026-11-20") && filled?["name"] == "Rye bread pudding" && filled?["kcal"] == "300")
    let plus = try #require(yours.all("button").first { $0["name"] == "eat" }?["value"])
    _ = try site.send(try #require(page.sent(to: "/diary/2026-11-20/meals")).with(["eat": plus]))
    #expect(try site.stored().map(\.content.name.text) == ["Rye bread pudding"])
  }
}

extension Site {
  /// The number of the first food that a search finds.
  func food(_ typed: String) throws -> Int64 {
    let found = try FoodStore(database).search(try #require(FoodSearch(typed)), upTo: 1, for: person)
    return try #require(found.tables.first).id.number
  }
}

extension FoodContent {
  static func made(_ name: String) throws -> FoodContent {
    var nutrients = Nutrients()
    nutrients[.energy] = 360_000
    return FoodContent(name: try MealName(name), nutrients: nutrients)
  }
}

extension HTMLElement {
  /// The form that is posted there.
  func sent(to action: String) -> HTMLForm? {
    form(to: action).map(HTMLForm.init)
  }
}
