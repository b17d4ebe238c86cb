import TestServer
import Testing

@testable import TiffinCore

@Suite struct `Eating a plan entry` {
  private func eat(_ id: PlanEntry.ID, _ kitchen: Kitchen, by person: Person? = nil) throws -> Meal {
    let meal = try kitchen.plan.eat(
      id, on: .on("2026-11-16"), at: LocalTime(iso: "19:30"), by: person ?? kitchen.cook)
    return try kitchen.meals.meal(meal, of: (person ?? kitchen.cook).id)
  }

  @Test func `adds a meal of one serving, and marks the entry`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.plan(try kitchen.add(.pancakes), on: "2026-11-16", .breakfast, servings: 4)

    let meal = try eat(id, kitchen)

    #expect(meal.content.name.text == "Pancakes ")
    #expect(meal.content.category == .breakfast)
    #expect(meal.content.energy == Energy(stored: 520))
    #expect(meal.content.macros == RecipeContent.pancakes.figures.macros)
    #expect(meal.content.time == LocalTime(iso: "19:30"))
    #expect(!meal.content.isEstimated)
    #expect(try kitchen.plan.entry(id, for: kitchen.cook).eaten == meal.id)
  }

  @Test func `a second time adds no meal until the first is deleted`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.plan("Soup", on: "2026-11-16")

    let first = try eat(id, kitchen)
    let second = try eat(id, kitchen)
    try kitchen.meals.delete(first.id, by: kitchen.cook)
    let unmarked = try kitchen.plan.entry(id, for: kitchen.cook).eaten
    let third = try eat(id, kitchen)

    #expect(first.id == second.id)
    #expect(first.content.energy == nil && first.content.category == .dinner)
    #expect(unmarked == nil)
    #expect(third.id != first.id)
    #expect(try kitchen.plan.entry(id, for: kitchen.cook).eaten == third.id)
  }

  @Test func `marks the entry for that person only`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    let id = try kitchen.plan("Soup", on: "2026-11-16")

    _ = try eat(id, kitchen, by: bob)

    #expect(try kitchen.plan.entry(id, for: kitchen.cook).eaten == nil)
    #expect(try kitchen.plan.entry(id, for: bob).eaten != nil)
    #expect(try kitchen.meals.page(MealQuery(), of: kitchen.cook.id).meals.isEmpty)
  }

  @Test func `marks the meal's energy as estimated if the recipe's energy is`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.plan(try kitchen.add(.named("Soup")), on: "2026-11-16")
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET estimated_kcal = 450, servings = 4")
    }

    let meal = try eat(id, kitchen)

    #expect(meal.content.energy?.kilocalories == 450)
    #expect(meal.content.isEstimated)
  }

  @Test func `copies the recipe's picture once for several meals`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.named("Soup"))
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("INSERT INTO recipe_album (household_id) VALUES ($1)", [.id(kitchen.cook.household)])
      try statements.run(
        """
        INSERT INTO recipe_picture (album_id, format, fingerprint, created_at, small, large)
        VALUES (1, 'jpeg', '0123456789abcdef0123456789abcdef', 0, \(SQLLiteral.bytes("01")), \(SQLLiteral.bytes("02")))
        """)
      try statements.run("UPDATE recipe SET picture_id = 1")
    }

    let first = try eat(try kitchen.plan(soup, on: "2026-11-16"), kitchen)
    let second = try eat(try kitchen.plan(soup, on: "2026-11-17"), kitchen)

    let photo = try #require(first.photo)
    #expect(second.photo == photo)
    #expect(try kitchen.photos.photo(photo, .large, of: kitchen.cook.id).bytes == [2])
    #expect(try kitchen.count("photo") == 1)
  }

  @Test func `is refused on closed days`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.plan("Soup", on: "2026-11-16")
    var cook = kitchen.cook
    cook.firstOpenDay = try .on("2026-11-17")

    #expect(throws: StoreError.pastDay) {
      try kitchen.plan.eat(id, on: .on("2026-11-16"), at: nil, by: cook)
    }
  }
}
