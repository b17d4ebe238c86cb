import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// Eating a recipe that is planned for today marks the plan entry as eaten and adds a single meal.
@Suite struct `Eating a recipe planned for today` {
  private let site: Site
  private let stew: Recipe.ID

  init() throws {
    site = try Site()
    stew = try site.addRecipe("Stew", kcal: 700)
  }

  private func eat(servings: String = "1") throws -> Answer {
    let form = HTMLForm(try #require(try site.page(of: stew).form(to: "/recipes/\(stew.number)/eaten")))
    return try site.send(form.with(["servings": servings]))
  }

  private func isEaten(_ entry: PlanEntry.ID) throws -> Bool {
    try site.planStore.entry(entry, for: site.person).eaten != nil
  }

  @Test func `on its page eats the planned meal, in its category`() throws {
    let entry = try site.plan(stew, on: "2026-11-21", slot: "Dinner")

    _ = try eat(servings: "1.5")

    let meal = try #require(try site.stored().first)
    #expect(try site.stored().count == 1)
    #expect(meal.content.category == .dinner && meal.content.time == Site.noon)
    #expect(meal.content.energy?.kilocalories == 1_050)
    #expect(try isEaten(entry))
    #expect(try site.day().first("div", class: "planned") == nil)
  }

  @Test func `adds one meal if the form is sent twice, even late`() throws {
    let entry = try site.plan(stew, on: "2026-11-21", slot: "Breakfast")
    let form = HTMLForm(try #require(try site.page(of: stew).form(to: "/recipes/\(stew.number)/eaten")))

    _ = try site.send(form)
    site.clock.set("2026-11-21 18:10")
    _ = try site.send(form)

    #expect(try site.stored().count == 1)
    #expect(try isEaten(entry))
  }

  @Test func `again adds a second helping`() throws {
    try site.plan(stew, on: "2026-11-21", slot: "Dinner")

    _ = try eat()
    _ = try eat()

    #expect(try site.stored().count == 2)
  }

  @Test func `is undone by Undo, after which the entry is planned again`() throws {
    let entry = try site.plan(stew, on: "2026-11-21", slot: "Dinner")
    let page = try site.follow(try eat()).page

    _ = try site.send(HTMLForm(try #require(page.first("div", class: "flash")?.first("form"))))

    #expect(try site.stored().isEmpty)
    #expect(try !isEaten(entry))
  }

  @Test func `leaves tomorrow's entry and other recipes planned`() throws {
    let tomorrow = try site.plan(stew, on: "2026-11-22", slot: "Dinner")
    let other = try site.plan(try site.addRecipe("Soup"), on: "2026-11-21", slot: "Dinner")

    _ = try eat()

    #expect(try !isEaten(tomorrow))
    #expect(try !isEaten(other))
    #expect(try site.stored().first?.content.category == .lunch)
  }

  @Test func `uses the entry for the time of day if two are planned`() throws {
    let dinner = try site.plan(stew, on: "2026-11-21", slot: "Dinner")
    let lunch = try site.plan(stew, on: "2026-11-21", slot: "Lunch")

    _ = try eat()

    #expect(try isEaten(lunch))
    #expect(try !isEaten(dinner))
  }

  private func quick(_ values: KeyValuePairs<String, String>, _ field: (String, String)) throws -> Answer {
    var form = try site.quickEntry().with(values)
    form[field.0] = field.1
    return try site.send(form)
  }

  @Test(arguments: ["eat", "filled"]) func `with the quick entry marks the plan entry as eaten and uses its category`(
    field: String
  ) throws {
    let entry = try site.plan(stew, on: "2026-11-21", slot: "Dinner")

    _ = try quick(["name": "Stew", "kcal": "700"], (field, "recipe-\(stew.number)"))

    #expect(try site.stored().map(\.content.category) == [.dinner])
    #expect(try isEaten(entry))
  }

  @Test func `in the full form opened from the quick entry eats the planned meal`() throws {
    let planned = try site.plan(stew, on: "2026-11-21", slot: "Dinner")
    let page = try site.day("2026-11-21?fill=recipe-\(stew.number)")
    let button = try #require(page.all("button").first { $0.words == "All fields" })
    let entry = try #require(page.quickEntry)
    let form = try #require(try site.send(entry.pressing(button)).page.mealForm)

    _ = try site.send(form.with(["notes": "With bread"]))

    #expect(try site.stored().map(\.content.notes.text) == ["With bread"])
    #expect(try isEaten(planned))
  }

  @Test func `in the full form with a photo eats the planned meal once if sent twice`() throws {
    let planned = try site.plan(stew, on: "2026-11-21", slot: "Dinner")
    let page = try site.day("2026-11-21?fill=recipe-\(stew.number)")
    let button = try #require(page.all("button").first { $0.words == "All fields" })
    let entry = try #require(page.quickEntry)
    var form = try #require(try site.send(entry.pressing(button)).page.mealForm)
    form.pick("dinner.jpg", try Site.picture("caprese"), for: "photo")

    _ = try site.send(form)
    _ = try site.send(form)

    let meals = try site.stored()
    #expect(meals.count == 1 && meals.first?.photo != nil)
    #expect(meals.first?.content.category == .dinner)
    #expect(try isEaten(planned))
  }

  @Test func `in the quick entry under another category adds a separate meal`() throws {
    let entry = try site.plan(stew, on: "2026-11-21", slot: "Dinner")

    _ = try quick(
      ["name": "Stew", "kcal": "700", "category": "Breakfast"], ("filled", "recipe-\(stew.number)"))

    #expect(try site.stored().map(\.content.category) == [.breakfast])
    #expect(try !isEaten(entry))
  }
}
