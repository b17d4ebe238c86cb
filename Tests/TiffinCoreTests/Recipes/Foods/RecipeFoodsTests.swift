import Testing

@testable import TiffinCore

@Suite struct `A recipe's contents` {
  @Test(
    arguments: [
      ("2 cups plain flour, sifted", "Wheat flour, white, all-purpose, enriched, bleached", 250),
      ("1 onion", "Onions, raw", 110), ("8 tbsp olive oil", "Oil, olive, salad or cooking", 108),
      ("4 cloves garlic", "Garlic, raw", 12), ("1 tbsp honey", "Honey", 21),
    ])
  func `use the portions of the bundled foods`(line: String, food: String, grams: Int) throws {
    let kitchen = try Kitchen(withFoods: true)

    let matched = try #require(try kitchen.contents([.line(line)]).lines.first)

    #expect(try kitchen.food(of: matched) == food)
    #expect(matched.mass == grams * 1_000)
  }

  @Test(arguments: [
    ("4 (6-ounce) salmon fillets", 680), ("1½ (200 g) onions", 200), ("2 onions (150 g each)", 300),
    ("2 large onions (300 g)", 300), ("1 (400 g) onion", 400),
  ])
  func `use amounts in brackets, per piece after a count`(line: String, grams: Int) throws {
    let kitchen = try Kitchen(withFoods: true)

    let matched = try #require(try kitchen.contents([.line(line)]).lines.first)

    #expect(matched.mass.map { ($0 + 500) / 1_000 } == grams)
  }

  @Test func `ignore salt to taste, and mark unknown foods`() throws {
    let kitchen = try Kitchen(withFoods: true)

    let lines = try kitchen.contents([.line("salt to taste"), .line("120 g xyzzy")]).lines

    #expect(lines.map(\.match) == [.nothing, .unknown])
    #expect(lines.map(\.isKnown) == [true, false])
    #expect(lines[1].mass == 120_000)
  }

  @Test func `are stored with the recipe, and figures that the recipe states take precedence`() throws {
    let kitchen = try Kitchen(withFoods: true)
    var bread = RecipeContent(name: try RecipeName("Bread"))
    bread.ingredients = [.line("400 g plain flour"), .line("100 g xyzzy")]
    bread.figures.servings = Servings(4)
    let id = try kitchen.add(bread)

    let worked = try kitchen.recipes.recipe(id, for: kitchen.cook).numbers
    bread.figures.energy = Energy(stored: 500)
    let stated = try kitchen.recipes.recipe(try kitchen.add(bread), for: kitchen.cook).numbers

    // 100 g of flour have 364 kcal and 76.31 g of carbohydrate.
    #expect(worked.energy == StatedOrEstimated(Energy(stored: 364), isEstimated: true))
    #expect(worked.macros.carbs == Mass(stored: 76_310))
    #expect(worked.worked?.known == 1 && worked.worked?.lines == 2)
    #expect(stated.energy == StatedOrEstimated(Energy(stored: 500)))
    #expect(stated.worked == nil)
  }

  @Test func `give no macros if the stated energy differs much from that of the foods`() throws {
    let kitchen = try Kitchen(withFoods: true)
    func macros(beside kilocalories: Int?) throws -> Macros {
      var bread = RecipeContent(name: try RecipeName("Bread"))
      bread.ingredients = [.line("400 g plain flour")]
      bread.figures.servings = Servings(4)
      bread.figures.energy = kilocalories.map(Energy.init(stored:))
      let recipe = try kitchen.recipes.recipe(try kitchen.add(bread), for: kitchen.cook)
      #expect((recipe.further == .unknown) == (recipe.numbers.macros == .unknown))
      return recipe.numbers.macros
    }

    // 100 g of flour have 364 kcal.
    #expect(try macros(beside: nil).carbs == Mass(stored: 76_310))
    #expect(try macros(beside: 390).carbs == Mass(stored: 76_310))
    #expect(try macros(beside: 600) == .unknown)
    #expect(try macros(beside: 150) == .unknown)
  }

  @Test func `are not used if fewer than half of the lines are known`() throws {
    let kitchen = try Kitchen(withFoods: true)
    var stew = RecipeContent(name: try RecipeName("Stew"))
    stew.ingredients = [.line("400 g flour"), .line("100 g xyzzy"), .line("100 g plugh")]

    let numbers = try kitchen.recipes.recipe(try kitchen.add(stew), for: kitchen.cook).numbers

    #expect(numbers.worked == nil)
    #expect(numbers.macros == .unknown)
    #expect(numbers.estimate.worked?.isUsed == false)
  }

  @Test func `are recalculated in the diary when the servings are set`() throws {
    let kitchen = try Kitchen(withFoods: true)
    var bread = RecipeContent(name: try RecipeName("Bread"))
    bread.ingredients = [.line("400 g plain flour")]
    let id = try kitchen.add(bread)
    let eaten = try kitchen.recipes.recipe(id, for: kitchen.cook)
      .meal(try #require(RecipePortion(typed: "1")), on: try .on("2026-11-20"), at: nil)
    let meal = try kitchen.add(eaten)

    try kitchen.meals.setServings(Servings(stored: 2), of: meal, by: kitchen.cook)

    // Half of 400 g; before that a quarter, as nobody says for how many it is.
    let content = try kitchen.meals.meal(meal, of: kitchen.cook.id).content
    #expect(eaten.macros.carbs == Mass(stored: 76_310))
    #expect(content.energy == Energy(stored: 730))
    #expect(content.macros.carbs == Mass(stored: 152_620))
  }

  @Test func `of older recipes are calculated by housekeeping`() throws {
    let kitchen = try Kitchen()
    var bread = RecipeContent(name: try RecipeName("Bread"))
    bread.ingredients = [.line("400 g plain flour")]
    bread.figures.servings = Servings(4)
    let id = try kitchen.add(bread)
    try kitchen.loadFoods()
    let pass = RecipeFoodUpdater(kitchen.database)

    let turns = [try pass.readSome(atMost: 20), try pass.readSome(atMost: 20)]

    #expect(turns == [true, false])
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).numbers.energy?.value == Energy(stored: 364))
  }

  @Test func `of an earlier release are recalculated by housekeeping`() throws {
    let kitchen = try Kitchen()
    var bread = RecipeContent(name: try RecipeName("Bread"))
    bread.ingredients = [.line("400 g plain flour")]
    bread.instructions = try RecipeFieldText("Bake. Divide between six plates.", limit: 100)
    let id = try kitchen.add(bread)
    try kitchen.loadFoods()
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe_contents SET reader = 1")
      try statements.run("UPDATE recipe SET estimated_servings = 4, estimated_kcal = 360")
    }

    let turns = try (0..<2).map { _ in try RecipeFoodUpdater(kitchen.database).readSome(atMost: 20) }

    let estimate = try kitchen.recipes.recipe(id, for: kitchen.cook).numbers.estimate
    #expect(turns == [true, false])
    // 1,456 kcal of flour for six.
    #expect(estimate.servings == Servings(6) && estimate.energy == Energy(stored: 243))
  }
}

extension Kitchen {
  fileprivate func food(of line: MatchedLine) throws -> String? {
    guard case .food(let id) = line.match else { return nil }
    return try foods.food(id, for: cook).content.name.text
  }
}
