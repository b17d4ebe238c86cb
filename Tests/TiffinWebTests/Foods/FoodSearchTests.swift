import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The search for foods` {
  @Test func `shows what one ate before, then own foods, then those of the table`() throws {
    let site = try Site.withFoods()
    try site.add(.make("Porridge with banana", kcal: 371))
    _ = try FoodStore(site.database).add(try .made("Banana chips"), by: site.person)

    let page = try site.get("foods?q=ban").page

    let rows = page.all("a", class: "over").map(\.words)
    #expect(rows.prefix(3) == ["Porridge with banana", "Banana chips", "Bananas, raw"])
    #expect(page.element(id: "found")?.words == "Foods")
  }

  @Test func `adds what one ate before with one tap`() throws {
    let site = try Site.withFoods()
    try site.add(.make("Porridge with banana", kcal: 371))
    let form = try #require(try site.get("foods?q=ban").page.sent(to: "/diary/2026-11-21/meals"))

    let meal = try #require(try site.stored().first)
    let answer = try site.send(form.with(["eat": "\(meal.id.number)"]))

    #expect(answer.status == 303)
    #expect(try site.stored().map(\.content.energy?.kilocalories) == [371, 371])
  }

  @Test func `says so where nothing is found, and offers to write a food down`() throws {
    let site = try Site.withFoods()

    let page = try site.get("foods?q=zzzz").page

    #expect(page.words.contains("Nothing is called"))
    #expect(page.all("a").contains { $0["href"]?.hasPrefix("/foods/new?") == true })
  }

  @Test func `is one tap away from the quick entry`() throws {
    let site = try Site.withFoods()

    let link = try #require(try site.get("diary/2026-11-20").page.element(id: "quick")?.element(id: "foods"))

    #expect(link["href"] == "/foods?day=2026-11-20")
  }
}

extension Site {
  /// A site with the foods that come with Tiffin.
  static func withFoods() throws -> Site {
    let site = try Site()
    try site.loadFoods()
    return site
  }

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
