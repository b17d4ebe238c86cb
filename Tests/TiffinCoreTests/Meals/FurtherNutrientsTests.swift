import TestSupport
import Testing

@testable import TiffinCore

// 100 g of white wheat flour have 2.7 g of fibre and 0.27 g of sugars, by the USDA's SR28.
@Suite struct `A meal's fibre, sugars, saturated fat and salt` {
  private let day = LocalDate(iso: "2026-11-22") ?? .epoch

  @Test func `come from the recipe's foods, for the eaten servings`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let recipe = try kitchen.recipes.recipe(try kitchen.stew("400 g plain flour"), for: kitchen.cook)
    let two = try #require(RecipePortion(typed: "2"))

    let meal = try kitchen.eat(recipe.meal(two, on: day, at: nil))

    let further = try #require(try kitchen.further(of: meal))
    #expect(further.masses[.fibre]?.milligrams == 5_400)
    #expect(further.masses[.sugars]?.milligrams == 540)
    #expect(further.isWhole(.fibre))
  }

  @Test func `come from the plan too, and are repeated with a meal`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let recipe = try kitchen.stew("400 g plain flour")
    let entry = try kitchen.plan(recipe, on: day.iso)

    let meal = try kitchen.plan.eat(entry, on: day, at: nil, by: kitchen.cook)
    let again = try kitchen.meals.repeat(meal, on: day, at: nil, key: .random(), by: kitchen.cook)

    #expect(try kitchen.further(of: meal)?.masses[.fibre]?.milligrams == 2_700)
    #expect(try kitchen.further(of: again)?.masses[.fibre]?.milligrams == 2_700)
  }

  @Test func `are marked incomplete if a food does not state them`() throws {
    let kitchen = try Kitchen()
    var bread = Nutrients()
    bread[.fibre] = 3_700
    bread[.salt] = 900
    var butter = Nutrients()
    butter[.salt] = 150
    let meal = try kitchen.meals.add(
      MealContent(name: MealName(stored: "Bread, butter"), category: .breakfast, date: day),
      of: [.made("Bread", bread), .made("Butter", butter)], key: .random(), by: kitchen.cook)

    let further = try #require(try kitchen.further(of: meal))
    let totals = [further].totals

    #expect(further.masses[.salt]?.milligrams == 1_050 && further.isWhole(.salt))
    #expect(further.masses[.fibre]?.milligrams == 3_700 && !further.isWhole(.fibre))
    #expect(further.masses[.sugars] == nil && !further.isWhole(.sugars))
    #expect(totals[FurtherNutrient.fibre.rawValue].partial == 1)
    #expect(totals[FurtherNutrient.sugars.rawValue].unknown == 1)
  }

  @Test func `are the typed figures, whatever the foods state`() throws {
    let kitchen = try Kitchen()
    var bread = Nutrients()
    bread[.salt] = 900
    var content = MealContent(name: MealName(stored: "Bread"), category: .breakfast, date: day)
    content.further[.salt] = Mass(stored: 2_000)

    let meal = try kitchen.meals.add(content, of: [.made("Bread", bread)], key: .random(), by: kitchen.cook)

    #expect(try kitchen.further(of: meal)?.masses[.salt]?.milligrams == 2_000)
  }

  @Test func `are recalculated when the recipe's servings are set`() throws {
    let kitchen = try Kitchen(withFoods: true)
    var stew = RecipeContent(name: try RecipeName("Stew"))
    stew.ingredients = [.line("400 g plain flour")]
    let recipe = try kitchen.recipes.recipe(try kitchen.add(stew), for: kitchen.cook)
    let assumed = try #require(recipe.numbers.servings?.value.count)
    let meal = try kitchen.eat(recipe.meal(.one, on: day, at: nil))
    #expect(try kitchen.further(of: meal)?.masses[.fibre]?.milligrams == 10_800 / assumed)

    try kitchen.meals.setServings(Servings(8)!, of: meal, by: kitchen.cook)

    #expect(try kitchen.further(of: meal)?.masses[.fibre]?.milligrams == 1_350)
    // And the next one, as the household cuts it now.
    let next = try kitchen.recipes.recipe(recipe.id, for: kitchen.cook).meal(.one, on: day, at: nil)
    #expect(next.further[.fibre]?.milligrams == 1_350)
  }
}

extension Kitchen {
  fileprivate func stew(_ lines: String...) throws -> Recipe.ID {
    var stew = RecipeContent(name: try RecipeName("Stew"))
    stew.ingredients = lines.map { .line($0) }
    stew.figures.servings = Servings(4)
    return try add(stew)
  }

  fileprivate func eat(_ content: MealContent) throws -> Meal.ID {
    try meals.add(content, photo: nil, key: .random(), by: cook)
  }

  fileprivate func further(of meal: Meal.ID) throws -> MealFurtherNutrients? {
    try database.read { statements throws(StoreError) in try MealStore.further(of: meal, statements) }
  }
}

extension MealLine {
  fileprivate static func made(_ name: String, _ nutrients: Nutrients) -> MealLine {
    MealLine(food: nil, name: name, amount: "1", measure: "piece", mass: nil, nutrients: nutrients)
  }
}
