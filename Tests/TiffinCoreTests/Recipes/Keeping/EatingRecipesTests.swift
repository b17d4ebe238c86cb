import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A meal of a recipe` {
  private let kitchen: Kitchen
  private let day: LocalDate
  private let noon: LocalTime

  init() throws {
    kitchen = try Kitchen()
    day = try .on("2026-11-20")
    noon = try #require(LocalTime(iso: "12:30"))
  }

  private func meal(_ content: RecipeContent, _ portion: String = "1") throws -> MealContent {
    let recipe = try kitchen.recipes.recipe(try kitchen.add(content), for: kitchen.cook)
    return recipe.meal(try #require(RecipePortion(typed: portion)), on: day, at: noon)
  }

  @Test func `has the recipe's figures and the given day and time`() throws {
    let meal = try meal(.pancakes)

    #expect(meal.name.text == "Pancakes ")
    #expect(meal.category == .lunch)
    #expect(meal.energy == Energy(stored: 520))
    #expect(meal.macros == RecipeContent.pancakes.figures.macros)
    #expect((meal.date, meal.time) == (day, noon))
    #expect(!meal.isEstimated)
  }

  @Test func `has the figures times the portion`() throws {
    let meal = try meal(.pancakes, "1,25")

    #expect(meal.energy == Energy(stored: 650))
    #expect(meal.macros.carbs == Mass(stored: 75_625))
  }

  @Test func `leaves unknown figures out, and marks estimates`() throws {
    let unknown = try meal(.named("Something"))
    let guessed = try meal(.named("Toast", "100 g bread", "20 g butter"), "2")

    #expect(unknown.energy == nil)
    #expect(unknown.macros == .unknown)
    #expect(!unknown.isEstimated)
    #expect(guessed.isEstimated)
    #expect(guessed.energy != nil)
    #expect(guessed.macros == .unknown)
  }

  @Test func `stays an estimate until its energy is edited`() throws {
    let id = try kitchen.add(try meal(.named("Toast", "100 g bread", "20 g butter")))
    var content = try kitchen.meals.meal(id, of: kitchen.cook.id).content
    content.isEstimated = false
    content.rating = Rating(stored: 5)

    _ = try kitchen.meals.update(id, to: content, photo: .keep, from: 1, by: kitchen.cook)
    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id).content.isEstimated)
    #expect(try kitchen.meals.totals(on: day, of: kitchen.cook.id).energy.estimated == 1)
    let listed = try kitchen.meals.meals(of: day...day, of: kitchen.cook.id)
    #expect(DayTotals(listed).energy.estimated == 1)

    content.energy = Energy(stored: 333)
    _ = try kitchen.meals.update(id, to: content, photo: .keep, from: 2, by: kitchen.cook)
    #expect(try !kitchen.meals.meal(id, of: kitchen.cook.id).content.isEstimated)
    #expect(try kitchen.meals.totals(on: day, of: kitchen.cook.id).energy.estimated == 0)
  }

  @Test(arguments: ["", "0", "0.09", "100.01", "1,234", "-1", "one"]) func `is refused with an invalid portion`(
    typed: String
  ) {
    #expect(RecipePortion(typed: typed) == nil)
  }
}
