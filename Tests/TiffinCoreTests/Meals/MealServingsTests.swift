import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A meal of a recipe without servings` {
  private let kitchen: Kitchen
  private let recipe: Recipe.ID
  private let day: LocalDate

  init() throws {
    kitchen = try Kitchen()
    recipe = try kitchen.add(.bolognese)
    day = try .on("2026-11-20")
  }

  private func eat(_ portion: String = "1") throws -> Meal.ID {
    let noon: LocalTime = try #require(LocalTime(iso: "12:30"))
    let content = try kitchen.recipes.recipe(recipe, for: kitchen.cook)
      .meal(try #require(RecipePortion(typed: portion)), on: day, at: noon)
    return try kitchen.add(content)
  }

  private func meal(_ id: Meal.ID) throws -> Meal { try kitchen.meals.meal(id, of: kitchen.cook.id) }

  private func say(_ count: Int, of id: Meal.ID, by person: Person? = nil) throws {
    try kitchen.meals.setServings(Servings(stored: count), of: id, by: person ?? kitchen.cook)
  }

  private func assumed() throws -> [Int] {
    let listed = try kitchen.meals.meals(of: day...day, of: kitchen.cook.id)
    return [
      DayTotals(listed).energy.assumed, try kitchen.meals.totals(on: day, of: kitchen.cook.id).energy.assumed,
      try kitchen.meals.totals(of: day...day, of: kitchen.cook.id)[0].totals.energy.assumed,
    ]
  }

  @Test func `marks its energy as based on assumed servings, as does its day`() throws {
    let id = try eat()

    let meal = try meal(id)

    #expect(meal.content.energy == Energy(stored: 560))
    #expect(meal.content.share == ServingsDivisor(recipe: recipe, servings: Servings(stored: 4), isAssumed: true))
    #expect(try assumed() == [1, 1, 1])
  }

  @Test(arguments: [("1", 6, 370), ("1", 2, 1_120), ("1.5", 8, 420), ("0.5", 4, 280)])
  func `is recalculated when its person sets the servings`(portion: String, count: Int, kilocalories: Int) throws {
    let id = try eat(portion)

    try say(count, of: id)

    let meal = try meal(id)
    #expect(meal.content.energy == Energy(stored: kilocalories) && meal.content.isEstimated)
    #expect(meal.content.share == ServingsDivisor(recipe: recipe, servings: Servings(stored: count), isAssumed: false))
    #expect(try assumed() == [0, 0, 0])
    let numbers = try kitchen.recipes.recipe(recipe, for: kitchen.cook).numbers
    #expect(numbers.remembered == RecipeFigures(servings: Servings(count)))
  }

  @Test func `is recalculated for another number of servings, and unchanged for the same number`() throws {
    let id = try eat()

    try say(12, of: id)
    try say(6, of: id)
    let once = try meal(id)
    try say(6, of: id)

    #expect(once.content.energy.map { abs($0.kilocalories - 370) <= 10 } == true && once.revision == 3)
    #expect(try meal(id) == once)
  }

  @Test func `has no assumed servings if the household has set the servings`() throws {
    try kitchen.recipes.remember(of: recipe, by: kitchen.cook) { $0.servings = Servings(6) }

    let content = try meal(try eat()).content

    #expect(content.energy == Energy(stored: 370) && content.isEstimated)
    #expect(content.share?.isAssumed == false)
  }

  @Test func `stays unchanged when servings are set for another meal`() throws {
    let (first, second) = (try eat(), try eat("2"))

    try say(8, of: second)

    #expect(try meal(first).content.energy == Energy(stored: 560))
    #expect(try meal(first).content.share?.isAssumed == true)
  }

  @Test func `keeps a typed energy when the recipe's servings are stated later`() throws {
    let id = try eat()
    var content = try meal(id).content
    content.energy = Energy(stored: 333)
    _ = try kitchen.meals.update(id, to: content, photo: .keep, from: 1, by: kitchen.cook)

    try say(8, of: id)

    #expect(try meal(id).content.energy == Energy(stored: 333))
    #expect(try meal(id).content.share == nil)
    #expect(try kitchen.count("recipe_figures") == 0)
  }

  @Test func `keeps its assumed servings when it is repeated or otherwise edited`() throws {
    let id = try eat()
    var content = try meal(id).content
    content.share = nil
    content.rating = Rating(stored: 5)
    _ = try kitchen.meals.update(id, to: content, photo: .keep, from: 1, by: kitchen.cook)

    let again = try kitchen.meals.repeat(id, on: day, at: nil, key: .random(), by: kitchen.cook)

    #expect(try meal(id).content.share?.isAssumed == true)
    #expect(try meal(again).content.share == meal(id).content.share)
  }

  @Test func `can get its servings after its recipe was deleted`() throws {
    let id = try eat()
    try kitchen.recipes.delete(recipe, by: kitchen.cook)
    try say(8, of: id)
    #expect(try kitchen.count("recipe_figures") == 0)
    try kitchen.database.write { statements throws(StoreError) -> Void in try statements.run("DELETE FROM recipe") }

    try say(4, of: id)

    #expect(try meal(id).content.energy == Energy(stored: 560))
    #expect(try meal(id).content.share == ServingsDivisor(recipe: nil, servings: Servings(stored: 4), isAssumed: false))
  }

  @Test func `can be changed only by its person, and not on closed days`() throws {
    let id = try eat()
    var late = kitchen.cook
    late.firstOpenDay = try .on("2026-11-21")

    #expect(throws: StoreError.notFound) { try say(8, of: id, by: kitchen.stranger) }
    #expect(throws: StoreError.pastDay) { try say(8, of: id, by: late) }
    #expect(try meal(id).content.energy == Energy(stored: 560))
    #expect(try kitchen.count("recipe_figures") == 0)
  }

  @Test func `has assumed servings also if it is eaten from the plan`() throws {
    let entry = try kitchen.plan(recipe, on: "2026-11-20", servings: 2)

    let id = try kitchen.plan.eat(entry, on: day, at: nil, by: kitchen.cook)

    #expect(try meal(id).content.energy == Energy(stored: 560))
    #expect(
      try meal(id).content.share == ServingsDivisor(recipe: recipe, servings: Servings(stored: 4), isAssumed: true))
  }
}
