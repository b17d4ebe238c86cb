import Testing

@testable import TiffinCore

@Suite struct `An idea that the household has its own copy of` {
  private let kitchen: Kitchen
  private let original: Recipe.ID
  private let copy: Recipe.ID

  init() throws {
    kitchen = try Kitchen()
    original = try kitchen.catalogue.save([CatalogueRecipe.soup])[0]
    let update = try kitchen.recipes.update(
      original, to: .named("Our soup"), picture: nil, from: 1, by: kitchen.cook)
    guard case .saved(let id) = update else { throw StoreError.notFound }
    copy = id
  }

  private func shown(_ ideas: [Recipe.ID], to person: Person) throws -> [Recipe.ID] {
    let request = RecipeListPage.Options(RecipeQuery(), today: try .on("2026-11-20"), noted: nil)
    let outcome = CatalogueLookupResult(reach: .fine, ideas: ideas)
    return try kitchen.database.read { statements throws(StoreError) in
      try RecipeListPage(request, outcome, for: person, kitchen.recipes, statements)
    }.recipes.map(\.id)
  }

  @Test func `is replaced by the copy in the same place`() throws {
    let others = try kitchen.catalogue.save([CatalogueRecipe.dish("8"), .dish("9")])
    let ideas = [others[0], original, others[1]]

    #expect(try shown(ideas, to: kitchen.cook) == [others[0], copy, others[1]])
    #expect(try shown(ideas, to: kitchen.stranger) == ideas)
    try kitchen.recipes.delete(copy, by: kitchen.cook)

    #expect(try shown(ideas, to: kitchen.cook) == ideas)
  }

  @Test func `passes its favourite mark on to the copy`() throws {
    func isLiked(_ id: Recipe.ID) throws -> Bool {
      try kitchen.recipes.recipe(id, for: kitchen.cook).isFavourite
    }

    try kitchen.recipes.setFavourite(original, true, by: kitchen.cook)
    #expect(try isLiked(copy) && !isLiked(original))
    try kitchen.recipes.setFavourite(original, false, by: kitchen.cook)

    #expect(try !isLiked(copy) && !isLiked(original))
  }
}
