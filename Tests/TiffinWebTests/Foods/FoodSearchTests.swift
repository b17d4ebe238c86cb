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

@Suite struct `An amount of a food` {
  @Test func `is added to the day with its energy and its macros`() throws {
    let site = try Site.withFoods()
    let id = try site.food("banana")
    let page = try site.get("foods/\(id)/amount").page
    #expect(page.element(id: "gives")?.words.contains("105 kcal") == true)

    let answer = try site.send(try #require(page.sent(to: "/foods/\(id)/amount")).with(["amount": "2"]))

    let meal = try #require(try site.stored().first)
    #expect(answer["Location"]?.hasPrefix("/diary/2026-11-21?") == true)
    #expect(meal.content.name.text == "Bananas, raw")
    #expect(meal.content.energy?.kilocalories == 210)
    #expect(meal.content.category == .lunch)
  }

  @Test func `is added once, however often its form is sent`() throws {
    let site = try Site.withFoods()
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))

    for _ in 1...2 { _ = try site.send(form) }

    #expect(try site.stored().count == 1)
  }

  @Test func `is shown anew without being added`() throws {
    let site = try Site.withFoods()
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))

    let page = try site.follow(try site.send(form.with(["amount": "1/2", "update": "1"]))).page

    #expect(page.element(id: "gives")?.words.contains("53 kcal") == true)
    #expect(page.element(id: "amount")?["value"] == "1/2")
    #expect(try site.stored().isEmpty)
  }

  @Test func `that cannot be read comes back as it was typed`() throws {
    let site = try Site.withFoods()
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))

    let answer = try site.send(form.with(["amount": "two bowls"]))

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "amount")?["value"] == "two bowls")
    #expect(answer.page.element(id: "amount-error")?.words.contains("such as 1, 1/2 or 150 g") == true)
    #expect(try site.stored().isEmpty)
  }

  @Test func `never says 0 for what the table does not state`() throws {
    let site = try Site.withFoods()
    let id = try site.food("coconut milk")

    let figures = try #require(try site.get("foods/\(id)").page.first("table", class: "figures"))

    let sugars = try #require(figures.all("tr").first { $0.first("th")?.words == "sugars" })
    #expect(sugars.all("td").map(\.words) == ["–unknown", "–unknown"])
  }

  @Test func `and another one make one meal`() throws {
    let site = try Site.withFoods()
    let (bread, butter) = (try site.food("rye bread"), try site.food("butter"))
    let first = try #require(try site.get("foods/\(bread)/amount").page.sent(to: "/foods/\(bread)/amount"))
    let search = try site.follow(try site.send(first.with(["amount": "64 g", "more": "1"])))
    let meal = try #require(try site.stored().first).id
    #expect(search.page.element(id: "q") != nil)
    let address = "foods/\(butter)/amount?plate=\(meal.number)"

    _ = try site.send(
      try #require(try site.get(address).page.sent(to: "/foods/\(butter)/amount")).with(["amount": "10 g"]))

    let stored = try site.stored()
    #expect(stored.map(\.content.name.text) == ["Bread, butter"])
    #expect(stored.map(\.content.energy?.kilocalories) == [166 + 72])
    let plate = try site.get("meals/\(meal.number)/foods").page
    #expect(plate.element(id: "line-1")?.words.contains("64 g") == true)
    #expect(plate.element(id: "line-2")?.words.contains("72 kcal") == true)
  }

  @Test func `of a meal is changed and removed on its page`() throws {
    let site = try Site.withFoods()
    let bread = try site.food("rye bread")
    let first = try #require(try site.get("foods/\(bread)/amount").page.sent(to: "/foods/\(bread)/amount"))
    _ = try site.send(first.with(["amount": "64 g"]))
    let meal = try #require(try site.stored().first).id
    let form = try #require(try site.get("meals/\(meal.number)/foods").page.sent(to: "/meals/\(meal.number)/foods"))

    _ = try site.send(form.with(["amount": "100 g"]))
    #expect(try site.meal(meal).content.energy?.kilocalories == 259)
    _ = try site.send(form.with(["remove": "1"]))

    #expect(try site.get("meals/\(meal.number)/foods").page.element(id: "line-1") == nil)
  }
}

@Suite struct `A food of one's own` {
  @Test func `is written down, and asked for how much`() throws {
    let site = try Site()
    let form = try #require(try site.get("foods/new?q=Muesli").page.sent(to: "/foods"))
    #expect(form["name"] == "Muesli")

    let answer = try site.send(
      form.with([
        "energy": "1506", "energy_unit": "kJ", "carbs": "60", "portion-1": "bowl", "grams-1": "50",
      ]))

    let page = try site.follow(answer).page
    #expect(page.element(id: "gives")?.words.contains("180 kcal") == true)
    #expect(page.element(id: "gives")?.words.contains("–unknown") == true)
  }

  @Test func `that cannot be read comes back with all that was typed`() throws {
    let site = try Site()
    let form = try #require(try site.get("foods/new").page.sent(to: "/foods"))

    let answer = try site.send(
      form.with(["name": " ", "energy": "a lot", "barcode": "12", "portion-1": "bowl", "brand": "Havre"]))

    #expect(answer.status == 422)
    for field in ["name", "energy", "barcode", "grams-1"] {
      #expect(answer.page.element(id: "\(field)-error") != nil, "\(field)")
    }
    #expect(answer.page.element(id: "brand")?["value"] == "Havre")
    #expect(answer.page.element(id: "portion-1")?["value"] == "bowl")
  }

  @Test func `is edited, and what was eaten of it stays`() throws {
    let site = try Site()
    let id = try FoodStore(site.database).add(try .made("Muesli"), by: site.person).number
    let amount = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))
    _ = try site.send(amount.with(["amount": "100 g"]))
    let form = try #require(try site.get("foods/\(id)/edit").page.sent(to: "/foods/\(id)"))

    let answer = try site.send(form.with(["energy": "400"]))

    #expect(try site.follow(answer).page.words.contains("400 kcal"))
    #expect(try site.stored().map(\.content.energy?.kilocalories) == [360])
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
  fileprivate func sent(to action: String) -> HTMLForm? {
    form(to: action).map(HTMLForm.init)
  }
}
