import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A household's choice of a food for an ingredient` {
  @Test func `applies to this recipe at once, and to others after housekeeping`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let (one, other) = (try kitchen.stew("400 g xyzzy"), try kitchen.stew("200 g Xyzzy, chopped"))
    let flour = try kitchen.firstFood("wheat flour white all-purpose")

    try kitchen.recipes.choose(.food(flour, mass: nil), for: "xyzzy", at: 1, of: one, by: kitchen.cook)

    // 100 g of flour have 364 kcal; four are served.
    #expect(try kitchen.energy(of: one) == 364)
    #expect(try kitchen.energy(of: other) != 182)
    _ = try RecipeFoodUpdater(kitchen.database).readSome(atMost: 20)
    #expect(try kitchen.energy(of: other) == 182)
  }

  @Test func `defaults to an own food of the same name, and follows its changes`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let id = try kitchen.stew("400 g xyzzy")
    var drink = FoodContent(name: try MealName("Xyzzy drink"), nutrients: .unknown)
    drink.nutrients[.energy] = 590_000
    func energy() throws -> Int? { try kitchen.energy(of: id) }
    let guess = try energy()

    let food = try kitchen.foods.add(drink, by: kitchen.cook)
    let typed = try energy()
    drink.nutrients[.energy] = 59_000
    _ = try kitchen.foods.update(food, to: drink, from: 1, by: kitchen.cook)
    let edited = try energy()
    try kitchen.foods.delete(food, by: kitchen.cook)
    let gone = try energy()
    try kitchen.foods.restore(food, by: kitchen.cook)

    // 100 g for each of four.
    #expect([typed, edited, gone, try energy()] == [590, 59, guess, 59])
  }

  @Test func `can be no food, or be reset to the default`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let id = try kitchen.stew("400 g plain flour", "100 g honey")

    try kitchen.recipes.choose(.nothing, for: "honey", at: 2, of: id, by: kitchen.cook)
    let without = try kitchen.energy(of: id)
    try kitchen.recipes.choose(.usual, for: "honey", at: 2, of: id, by: kitchen.cook)

    // 100 g of honey have 304 kcal.
    #expect(without == 364)
    #expect(try kitchen.energy(of: id) == 440)
    #expect(try kitchen.count("ingredient_food") == 0)
  }

  @Test func `can set the weight of a piece`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let (two, three) = (try kitchen.stew("2 xyzzys"), try kitchen.stew("3 xyzzys"))
    let flour = try kitchen.firstFood("wheat flour white all-purpose")
    let key = IngredientName(IngredientLine("2 xyzzys").name).key

    try kitchen.recipes.choose(.food(flour, mass: 200_000), for: key, at: 1, of: two, by: kitchen.cook)
    _ = try RecipeFoodUpdater(kitchen.database).readSome(atMost: 20)

    #expect(try kitchen.energy(of: two) == 182)
    #expect(try kitchen.energy(of: three) == 273)
  }

  @Test func `is refused to strangers, for others' foods and for missing lines`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let id = try kitchen.stew("400 g xyzzy")
    let flour = try kitchen.firstFood("wheat flour white all-purpose")
    let content = FoodContent(name: try MealName("Secret"), nutrients: .unknown)
    let theirs = try kitchen.foods.add(content, by: kitchen.stranger)

    #expect(throws: StoreError.notFound) {
      try kitchen.recipes.choose(.food(flour, mass: nil), for: "xyzzy", at: 1, of: id, by: kitchen.stranger)
    }
    #expect(throws: StoreError.notFound) {
      try kitchen.recipes.choose(.food(theirs, mass: nil), for: "xyzzy", at: 1, of: id, by: kitchen.cook)
    }
    for (key, place) in [("plugh", 1), ("xyzzy", 2), ("", 1)] {
      #expect(throws: StoreError.notFound) {
        try kitchen.recipes.choose(.nothing, for: key, at: place, of: id, by: kitchen.cook)
      }
    }
    #expect(try kitchen.count("ingredient_food") == 0)
  }

  @Test func `moves with the recipes, unless the new household has its own`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let mine = try kitchen.stew("400 g plain flour", "100 g honey")
    let theirs = try kitchen.stew("400 g plain flour", "100 g honey", by: kitchen.stranger)
    let butter = try kitchen.firstFood("butter salted")
    try kitchen.recipes.choose(.nothing, for: "honey", at: 2, of: mine, by: kitchen.cook)
    try kitchen.recipes.choose(.nothing, for: "plain flour", at: 1, of: mine, by: kitchen.cook)
    try kitchen.recipes.choose(.food(butter, mass: nil), for: "honey", at: 2, of: theirs, by: kitchen.stranger)

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)
    _ = try RecipeFoodUpdater(kitchen.database).readSome(atMost: 20)

    // 100 g of salted butter have 717 kcal, a quarter each; flour counts for nothing.
    #expect(try kitchen.energy(of: mine, for: kitchen.stranger) == 179)
    #expect(try kitchen.energy(of: theirs, for: kitchen.stranger) == 179)
    #expect(try kitchen.count("ingredient_food") == 2)
  }

  @Test func `is copied with the database, and deleted with the account`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let id = try kitchen.stew("400 g xyzzy")
    let flour = try kitchen.firstFood("wheat flour white all-purpose")
    try kitchen.recipes.choose(.food(flour, mass: 300_000), for: "xyzzy", at: 1, of: id, by: kitchen.cook)
    let scratch = TestFolder()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }

    let tables = try WholeDatabaseCopier(from: kitchen.installation, to: target).run()
    try kitchen.accounts.delete(kitchen.cook.id)

    #expect(tables.first { $0.name == "ingredient_food" }?.rows == 1)
    #expect(try kitchen.count("ingredient_food") == 0)
  }
}

extension Kitchen {
  fileprivate func stew(_ lines: String..., by person: Person? = nil) throws -> Recipe.ID {
    var stew = RecipeContent(name: try RecipeName("Stew"))
    stew.ingredients = lines.map { .line($0) }
    stew.figures.servings = Servings(4)
    return try add(stew, by: person)
  }

  fileprivate func firstFood(_ words: String) throws -> Food.ID { try #require(try find(words).tables.first).id }

  /// Kilocalories of a serving.
  fileprivate func energy(of id: Recipe.ID, for person: Person? = nil) throws -> Int? {
    try recipes.recipe(id, for: person ?? cook).numbers.energy?.value.kilocalories
  }
}
