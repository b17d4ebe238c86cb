import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A household's copy of a catalogue recipe` {
  private let kitchen: Kitchen
  private let original: Recipe.ID

  init() throws {
    kitchen = try Kitchen()
    original = try kitchen.catalogue.save([.soup])[0]
  }

  private func copy(_ name: String = "Our soup", picture: RecipePicture.ID? = nil, isBare: Bool = false) throws
    -> Recipe.ID
  {
    let revision = try kitchen.recipes.recipe(original, for: kitchen.cook).revision
    let update = try kitchen.recipes.update(
      original, to: .named(name), picture: picture, isBare: isBare, from: revision, by: kitchen.cook)
    guard case .saved(let id) = update else { throw StoreError.notFound }
    return id
  }

  private func isLiked(_ id: Recipe.ID, by person: Person? = nil) throws -> Bool {
    try kitchen.recipes.recipe(id, for: person ?? kitchen.cook).isFavourite
  }

  @Test func `takes over the favourite marks, and returns them when it is deleted`() throws {
    try kitchen.recipes.setFavourite(original, true, by: kitchen.cook)
    try kitchen.recipes.setFavourite(original, true, by: kitchen.stranger)
    let id = try copy()
    #expect(try isLiked(id) && !isLiked(original))

    try kitchen.recipes.delete(id, by: kitchen.cook)
    try kitchen.recipes.delete(id, by: kitchen.cook)

    #expect(try isLiked(original))
    #expect(try kitchen.recipes.page(RecipeQuery(), for: kitchen.cook).recipes.map(\.id) == [original])

    try kitchen.recipes.restore(id, by: kitchen.cook)
    try kitchen.recipes.restore(id, by: kitchen.cook)

    #expect(try isLiked(id) && !isLiked(original))
    #expect(try isLiked(original, by: kitchen.stranger))
    #expect(try kitchen.count("recipe_favourite") == 2)
  }

  @Test func `takes over plan and groceries, and returns them when it is deleted`() throws {
    try kitchen.plan(original, on: "2026-11-20")
    try kitchen.buy(.made(original.number, "2 leeks", on: "2026-11-20"))
    let id = try copy()
    func planned() throws -> [Recipe.ID?] {
      try kitchen.plan.week([.on("2026-11-20")], for: kitchen.cook).days.flatMap(\.entries).map(\.recipe?.id)
    }
    func bought() throws -> Int {
      try kitchen.buy(.made(original.number, "1 leek", on: "2026-11-21"))
      return try kitchen.count("grocery_share WHERE recipe = \(original.number)")
    }
    #expect(try planned() == [id])

    try kitchen.recipes.delete(id, by: kitchen.cook)
    #expect(try planned() == [original])
    #expect(try bought() == 2)
    try kitchen.recipes.restore(id, by: kitchen.cook)

    #expect(try planned() == [id])
    #expect(try kitchen.count("grocery_share WHERE recipe = \(id.number)") == 2)
    #expect(try kitchen.shoppingList() == ["leeks: 3"])
  }

  @Test func `merges its groceries with the original's when it is deleted`() throws {
    let id = try copy()
    for recipe in [original, id] { try kitchen.buy(.made(recipe.number, "2 leeks", on: "2026-11-20")) }

    try kitchen.recipes.delete(id, by: kitchen.cook)

    #expect(try kitchen.count("grocery_share") == 1)
    #expect(try kitchen.shoppingList() == ["leeks: 4"])
  }

  @Test func `returns a favourite mark that was set later`() throws {
    let id = try copy()
    try kitchen.recipes.setFavourite(id, true, by: kitchen.cook)

    try kitchen.recipes.delete(id, by: kitchen.cook)

    #expect(try isLiked(original))
  }

  @Test func `is restored without a mark that was removed from the original meanwhile`() throws {
    try kitchen.recipes.setFavourite(original, true, by: kitchen.cook)
    let id = try copy()
    try kitchen.recipes.delete(id, by: kitchen.cook)

    try kitchen.recipes.setFavourite(original, false, by: kitchen.cook)
    try kitchen.recipes.restore(id, by: kitchen.cook)

    #expect(try !isLiked(id))
  }

  @Test func `gives its marks to another copy when it is deleted`() throws {
    let first = try copy()
    try kitchen.recipes.delete(first, by: kitchen.cook)
    let second = try copy("Other soup")
    try kitchen.recipes.restore(first, by: kitchen.cook)
    try kitchen.recipes.setFavourite(first, true, by: kitchen.cook)

    try kitchen.recipes.delete(first, by: kitchen.cook)

    #expect(try isLiked(second) && !isLiked(original))
  }

  @Test func `leaves the household's figures with the original`() throws {
    try kitchen.recipes.remember(of: original, by: kitchen.cook) { $0 = RecipeFigures(servings: Servings(3)) }
    let id = try copy()

    try kitchen.recipes.delete(id, by: kitchen.cook)

    #expect(try kitchen.recipes.recipe(original, for: kitchen.cook).numbers.remembered.servings == Servings(3))
  }

  @Test func `has the original's picture, even if the picture arrives later`() throws {
    let early = try copy()
    #expect(try kitchen.recipes.recipe(early, for: kitchen.cook).picture == .away)

    let picture = try kitchen.catalogue.keep(.plain, from: "https://example.org/soup.jpg", of: original)

    let id = try #require(picture)
    #expect(try kitchen.recipes.recipe(early, for: kitchen.cook).picture == .here(id))
    try kitchen.recipes.delete(early, by: kitchen.cook)
    let late = try copy("Late soup")
    #expect(try kitchen.recipes.recipe(late, for: kitchen.cook).picture == .here(id))
  }

  @Test func `waits for the original's picture, also after an edit`() throws {
    let id = try copy()

    let known = try kitchen.catalogue.picture(of: id)
    let edited = try kitchen.recipes.update(id, to: .named("Ours"), picture: nil, from: 1, by: kitchen.cook)
    let again = try kitchen.recipes.update(id, to: .named("Ours"), picture: nil, from: 1, by: kitchen.cook)

    #expect(known?.recipe == original && known?.address == "https://example.org/soup.jpg")
    #expect(edited == .saved(id) && again == .saved(id))
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).picture == .away)
    #expect(try kitchen.catalogue.claimPicture(of: original))
  }

  @Test func `keeps a picture that arrives during an edit`() throws {
    let id = try copy()
    let came = try kitchen.catalogue.keep(.plain, from: "https://example.org/soup.jpg", of: original)

    for _ in 0..<2 {
      let saved = try kitchen.recipes.update(id, to: .named("Ours"), picture: nil, from: 1, by: kitchen.cook)
      #expect(saved == .saved(id))
    }

    let picture = try #require(came)
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).picture == .here(picture))
  }

  @Test func `can have no picture or a different picture`() throws {
    let bare = try copy(isBare: true)
    #expect(try kitchen.recipes.recipe(bare, for: kitchen.cook).picture == .none)
    try kitchen.recipes.delete(bare, by: kitchen.cook)
    let id = try copy()
    let pictures = RecipePictureStore(kitchen.database)
    let other = try pictures.add(RenderedPhoto(format: .jpeg, small: [7], large: [8]), for: kitchen.cook.household)

    _ = try kitchen.recipes.update(id, to: .named("Ours"), picture: other, from: 1, by: kitchen.cook)
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).picture == .here(other))
    _ = try kitchen.recipes.update(id, to: .named("Ours"), picture: nil, isBare: true, from: 2, by: kitchen.cook)

    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).picture == .none)
    _ = try kitchen.catalogue.keep(.plain, from: "https://example.org/soup.jpg", of: original)
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).picture == .none)
    #expect(try kitchen.catalogue.picture(of: id) == nil)
  }

  @Test func `is made once if its form is sent twice`() throws {
    let first = try kitchen.recipes.update(original, to: .named("Ours"), picture: nil, from: 1, by: kitchen.cook)
    let second = try kitchen.recipes.update(original, to: .named("Ours"), picture: nil, from: 1, by: kitchen.cook)
    let other = try kitchen.recipes.update(original, to: .named("Mine"), picture: nil, from: 1, by: kitchen.cook)

    guard case .saved(let id) = first else { return #expect(Bool(false), "\(first)") }
    #expect(second == .saved(id))
    #expect(other == .changedMeanwhile(try kitchen.recipes.recipe(id, for: kitchen.cook)))
  }
}
