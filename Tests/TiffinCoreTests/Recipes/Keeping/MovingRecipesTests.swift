import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A household's recipes` {
  @Test func `move with its last person into another household`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)
    let theirs = try kitchen.add(.named("Borscht"), by: kitchen.stranger)
    try kitchen.recipes.remember(of: id, by: kitchen.cook) { $0 = RecipeFigures(servings: Servings(2)) }
    try kitchen.recipes.setFavourite(id, true, by: kitchen.cook)

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    let cook = try PersonStore(kitchen.database).person(kitchen.cook.id)
    #expect(cook.household == kitchen.stranger.household)
    #expect(try kitchen.recipes.page(RecipeQuery(), for: cook).recipes.map(\.id) == [theirs, id])
    #expect(try kitchen.recipes.recipe(id, for: cook).numbers.remembered.servings == Servings(2))
    var query = RecipeQuery()
    query.search = MealSearch("flour")
    query.isOwn = true
    #expect(try kitchen.recipes.page(query, for: kitchen.stranger).recipes.map(\.id) == [id])
    query = RecipeQuery()
    query.isFavourite = true
    #expect(try kitchen.recipes.page(query, for: cook).recipes.map(\.id) == [id])
    #expect(try kitchen.recipes.page(query, for: kitchen.stranger).recipes.isEmpty)
  }

  @Test func `stay if members remain, and lose the marks of whoever left`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.named("Borscht"), by: kitchen.stranger)
    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)
    var cook = try PersonStore(kitchen.database).person(kitchen.cook.id)
    try kitchen.recipes.setFavourite(id, true, by: cook)

    try kitchen.households.leave(cook.id)

    cook = try PersonStore(kitchen.database).person(kitchen.cook.id)
    #expect(throws: StoreError.notFound) { try kitchen.recipes.recipe(id, for: cook) }
    var query = RecipeQuery()
    query.isFavourite = true
    #expect(try kitchen.recipes.page(query, for: cook).recipes.isEmpty)
    #expect(try kitchen.recipes.recipe(id, for: kitchen.stranger).content.name.text == "Borscht")
  }

  @Test func `are deleted with its last person's account`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.pancakes)
    try kitchen.recipes.remember(of: id, by: kitchen.cook) { $0 = RecipeFigures(servings: Servings(2)) }

    try kitchen.accounts.delete(kitchen.cook.id)

    for table in ["recipe", "recipe_ingredient", "recipe_figures", "recipe_words"] {
      #expect(try kitchen.count(table) == 0, "\(table)")
    }
    #expect(try kitchen.count("household") == 1)
  }
}
