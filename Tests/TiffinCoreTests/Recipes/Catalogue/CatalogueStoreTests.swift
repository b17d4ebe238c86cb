import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Stored catalogue recipes` {
  @Test func `have all their fields`() throws {
    let kitchen = try Kitchen()

    let ids = try kitchen.catalogue.save([.soup])

    let known = try #require(try kitchen.known("7"))
    #expect(ids == [known.id])
    #expect(known.content == CatalogueRecipe.soup.content)
    #expect(known.content.ingredients.map(\.line.text) == ["250 ml Milk", "Salt, to taste", "250 ml Milk"])
    #expect(known.picture == "https://example.org/soup.jpg")
    #expect(known.isWhole)
    #expect(known.estimate == CatalogueRecipe.soup.content.estimate && known.estimate.energy != nil)
  }

  @Test func `are stored once, and saving them again writes nothing`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.catalogue.save([.soup, .soup])
    let before = try kitchen.changes()

    let second = try kitchen.catalogue.save([.soup])

    #expect(first == [second[0], second[0]])
    #expect(try kitchen.count("recipe") == 1 && kitchen.count("recipe_ingredient") == 3)
    #expect(try kitchen.changes() == before)
  }

  @Test func `become old after a week, until they are saved again`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.catalogue.save([.soup])[0]
    kitchen.clock.pass(days: 8)

    let old = try kitchen.listed(id)
    try kitchen.catalogue.save([.soup])
    let new = try kitchen.listed(id)

    #expect(old?.isOld == true && new?.isOld == false)
    #expect(try kitchen.known("7")?.refreshedAt == kitchen.clock.seconds)
  }

  @Test func `follow changes of the catalogue under the same identifier`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.catalogue.save([.soup])[0]

    let again = try kitchen.catalogue.save([.soup(named: "Stew", ["Water": "1 l"], picture: nil)])

    let known = try #require(try kitchen.known("7"))
    #expect(again == [id])
    #expect(known.content.name.text == "Stew" && known.content.ingredients.map(\.line.text) == ["1 l Water"])
    #expect(known.picture == nil)
    #expect(try kitchen.found("milk") == [] && kitchen.found("stew") == [id])
  }

  @Test func `are found by name, ingredient, category, cuisine and tag`() throws {
    let kitchen = try Kitchen()

    let id = try kitchen.catalogue.save([.soup])[0]

    for text in ["milk soup", "salt", "starter", "british", "warm"] { #expect(try kitchen.found(text) == [id]) }
  }

  @Test func `lose their picture only when its address changes`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.catalogue.save([.soup])[0]
    try kitchen.give(id, .plain)

    try kitchen.catalogue.save([.soup(named: "Other name")])
    let kept = try kitchen.pictureID(of: id)
    try kitchen.catalogue.save([.soup(picture: "https://example.org/other.jpg")])

    #expect(kept != nil)
    #expect(try kitchen.pictureID(of: id) == nil)
  }

  @Test func `have their texts shortened to the limits`() throws {
    let kitchen = try Kitchen()
    let long = String(repeating: "é", count: 400)
    let recipe = CatalogueRecipe(
      id: "9", name: String(repeating: "x", count: 3_000), category: long, area: long,
      ingredients: [CatalogueIngredient(name: long, measure: long)],
      steps: Array(repeating: String(repeating: "y", count: 9_000), count: 20), tags: (1...90).map { "\($0)" },
      picture: nil, video: nil, source: nil)

    try kitchen.catalogue.save([recipe])

    let content = try #require(try kitchen.known("9")).content
    #expect(content.name.text.utf8.count == 1_000 && content.category.text.utf8.count == 200)
    #expect(content.instructions.text.utf8.count <= 100_000 && content.tags.count == 15)
  }
}

@Suite(.enabled(if: Recordings.areThere, "\(Recordings.missing)"))
struct `Recorded catalogue recipes in the store` {
  @Test func `are all read back exactly, with their ingredients in order`() throws {
    let kitchen = try Kitchen()
    let recipes = try Recordings.recipes()

    let ids = try kitchen.catalogue.save(recipes)

    let again = try recipes.map { try #require(try kitchen.known($0.id)) }
    #expect(again.map(\.id) == ids)
    let pairs = again.map { known in known.content.ingredients.compactMap(\.pair) }
    #expect(pairs.map { $0.map(\.bytes) } == recipes.map { $0.ingredients.map(\.bytes) })
    #expect(again.map(\.content) == recipes.map(\.content))
    #expect(again.map(\.content.steps) == recipes.map(\.steps))
    #expect(again.map(\.picture) == recipes.map(\.picture?.text))
  }

  @Test func `are stored once if saved twice`() throws {
    let kitchen = try Kitchen()
    let recipes = try Recordings.recipes()
    let first = try kitchen.catalogue.save(recipes)
    let before = try kitchen.changes()

    let second = try kitchen.catalogue.save(recipes)

    #expect(first == second)
    #expect(try kitchen.count("recipe") == Set(recipes.map(\.id)).count)
    #expect(try kitchen.changes() == before)
  }
}

extension RecipeIngredient {
  fileprivate var pair: CatalogueIngredient? {
    if case .pair(let pair) = self { pair } else { nil }
  }
}

extension CatalogueIngredient {
  /// Swift's own comparison takes é and e + ´ for the same.
  fileprivate var bytes: [[UInt8]] { [Array(name.utf8), Array(measure.utf8)] }
}

extension Kitchen {
  /// The stored catalogue recipe.
  func listed(_ id: Recipe.ID) throws -> CatalogueItem? {
    try database.snapshot { try catalogue.item(id, $0) }
  }
}
