import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A household's own recipe` {
  @Test func `is stored with every field`() throws {
    let kitchen = try Kitchen()

    let id = try kitchen.add(.pancakes)
    let recipe = try kitchen.recipes.recipe(id, for: kitchen.cook)

    #expect(recipe.content == .pancakes)
    #expect(recipe.isOwn)
    #expect(recipe.revision == 1)
    #expect(recipe.picture == .none)
    #expect(!recipe.isFavourite)
    #expect(recipe.content.steps == ["Mix.", "Bake for 20 minutes."])
  }

  @Test func `is added once if its form is sent twice`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()

    let first = try kitchen.recipes.add(.pancakes, picture: nil, key: key, by: kitchen.cook)
    let again = try kitchen.recipes.add(.pancakes, picture: nil, key: key, by: kitchen.cook)
    let other = try kitchen.recipes.add(.named("Waffles"), picture: nil, key: key, by: kitchen.cook)

    #expect(again == first)
    #expect(other != first)
    #expect(try kitchen.count("recipe") == 2)
  }

  @Test func `does not exist for strangers`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)
    let stranger = kitchen.stranger

    for act: () throws -> Void in [
      { _ = try kitchen.recipes.recipe(id, for: stranger) },
      { _ = try kitchen.recipes.update(id, to: .named("Mine"), picture: nil, from: 1, by: stranger) },
      { try kitchen.recipes.setFavourite(id, true, by: stranger) },
      { try kitchen.recipes.remember(of: id, by: stranger) { $0 = RecipeFigures(energy: .zero) } },
      { try kitchen.recipes.delete(id, by: stranger) },
      { try kitchen.recipes.restore(id, by: stranger) },
    ] {
      #expect(throws: StoreError.notFound) { try act() }
    }
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).content == .pancakes)
    #expect(try kitchen.recipes.page(RecipeQuery(), for: stranger).recipes.isEmpty)
    #expect(try kitchen.recipes.recipes([id], for: stranger).isEmpty)
  }

  @Test func `is changed once if the same edit is sent twice`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)
    var changed = RecipeContent.pancakes
    changed.ingredients.removeFirst()

    let saved = try kitchen.recipes.update(id, to: changed, picture: nil, from: 1, by: kitchen.cook)
    let again = try kitchen.recipes.update(id, to: changed, picture: nil, from: 1, by: kitchen.cook)

    #expect(saved == .saved(id))
    #expect(again == .saved(id))
    let recipe = try kitchen.recipes.recipe(id, for: kitchen.cook)
    #expect(recipe.content == changed)
    #expect(recipe.revision == 2)
  }

  @Test func `is not overwritten if somebody else changed it meanwhile`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)
    _ = try kitchen.recipes.update(id, to: .named("Crêpes"), picture: nil, from: 1, by: kitchen.cook)

    let update = try kitchen.recipes.update(id, to: .named("Blini"), picture: nil, from: 1, by: kitchen.cook)

    let now = try kitchen.recipes.recipe(id, for: kitchen.cook)
    #expect(update == .changedMeanwhile(now))
    #expect(now.content.name.text == "Crêpes")
  }

  @Test func `is hidden when it is deleted, and can be restored`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)

    try kitchen.recipes.delete(id, by: kitchen.cook)
    try kitchen.recipes.delete(id, by: kitchen.cook)

    #expect(throws: StoreError.notFound) { try kitchen.recipes.recipe(id, for: kitchen.cook) }
    #expect(try kitchen.recipes.page(RecipeQuery(), for: kitchen.cook).recipes.isEmpty)
    #expect(try kitchen.recipes.deleted(id, for: kitchen.cook)?.text == "Pancakes ")
    #expect(try kitchen.recipes.deleted(id, for: kitchen.stranger) == nil)

    try kitchen.recipes.restore(id, by: kitchen.cook)
    try kitchen.recipes.restore(id, by: kitchen.cook)

    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).content == .pancakes)
    #expect(try kitchen.recipes.deleted(id, for: kitchen.cook) == nil)
  }

  @Test func `is purged after 30 days with its lines and words`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)
    try kitchen.recipes.delete(id, by: kitchen.cook)
    kitchen.clock.pass(seconds: StoreLimits.undoDays * 86_400)
    #expect(try !kitchen.recipes.purgeSome())

    kitchen.clock.pass(seconds: 1)

    #expect(try kitchen.recipes.purgeSome())
    #expect(try !kitchen.recipes.purgeSome())
    for table in ["recipe", "recipe_ingredient", "recipe_submission", "recipe_words"] {
      #expect(try kitchen.count(table) == 0, "\(table)")
    }
  }

  @Test func `can be marked and unmarked as a favourite`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)

    for _ in 0..<2 { try kitchen.recipes.setFavourite(id, true, by: kitchen.cook) }
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).isFavourite)
    #expect(try kitchen.recipes.recipes([id], for: kitchen.cook).map(\.isFavourite) == [true])

    for _ in 0..<2 { try kitchen.recipes.setFavourite(id, false, by: kitchen.cook) }
    #expect(try !kitchen.recipes.recipe(id, for: kitchen.cook).isFavourite)
  }

  @Test func `has the household's figures unless it states its own`() throws {
    let kitchen = try Kitchen()
    var content = RecipeContent.named("Soup")
    content.figures.energy = Energy(stored: 300)
    let id = try kitchen.add(content)

    try kitchen.recipes.remember(of: id, by: kitchen.cook) {
      $0 = RecipeFigures(servings: Servings(3), energy: Energy(stored: 1), cost: Money(minorUnits: 99))
    }

    let numbers = try kitchen.recipes.recipe(id, for: kitchen.cook).numbers
    #expect(numbers.energy == StatedOrEstimated(Energy(stored: 300)))
    #expect(numbers.cost(in: .dollar) == StatedOrEstimated(Money(stored: 99)))
    #expect(numbers.servings?.value == Servings(3))
    #expect(numbers.time == nil)

    try kitchen.recipes.remember(of: id, by: kitchen.cook) { $0 = RecipeFigures() }
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).numbers.remembered.isEmpty)
    #expect(try kitchen.count("recipe_figures") == 0)
  }
}
