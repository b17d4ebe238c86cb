import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Recipe pictures` {
  @Test func `are read in both sizes by their household`() throws {
    let kitchen = try Kitchen()

    let id = try kitchen.pictures.add(.plain, for: kitchen.cook.household)

    let small = try kitchen.pictures.picture(id, .small, of: kitchen.cook.household)
    let large = try kitchen.pictures.picture(id, .large, of: kitchen.cook.household)
    #expect(small.bytes == [1] && large.bytes == [2, 3] && small.format == .jpeg && small.etag != large.etag)
  }

  @Test func `are not found by other households`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.pictures.add(.plain, for: kitchen.cook.household)

    #expect(throws: StoreError.notFound) { try kitchen.pictures.picture(id, .small, of: kitchen.stranger.household) }
  }

  @Test func `of the catalogue are visible to everybody`() throws {
    let kitchen = try Kitchen()
    let recipe = try kitchen.catalogue.save([CatalogueRecipe.soup])[0]
    try kitchen.give(recipe, .plain)

    let id = try #require(try kitchen.pictureID(of: recipe))

    for person in [kitchen.cook, kitchen.stranger] {
      #expect(try kitchen.pictures.picture(id, .large, of: person.household).bytes == [2, 3])
    }
  }

  @Test func `are stored once per household`() throws {
    let kitchen = try Kitchen()

    let first = try kitchen.pictures.add(.plain, for: kitchen.cook.household)
    let second = try kitchen.pictures.add(.plain, for: kitchen.cook.household)
    let other = try kitchen.pictures.add(.plain, for: kitchen.stranger.household)

    #expect(first == second && first != other)
  }

  @Test func `are purged a day after they became unused`() throws {
    let kitchen = try Kitchen()
    let recipe = try kitchen.catalogue.save([CatalogueRecipe.soup])[0]
    try kitchen.give(recipe, .plain)
    let used = try #require(try kitchen.pictureID(of: recipe))
    let unused = try kitchen.pictures.add(.plain, for: kitchen.cook.household)
    _ = try kitchen.pictures.purgeSome()
    let kept = try kitchen.count("recipe_picture")
    kitchen.clock.pass(days: 2)
    let new = try kitchen.pictures.add(.plain, for: kitchen.stranger.household)

    let isMore = try kitchen.pictures.purgeSome()

    #expect(kept == 2 && !isMore)
    #expect(throws: StoreError.notFound) { try kitchen.pictures.picture(unused, .small, of: kitchen.cook.household) }
    #expect(try kitchen.pictures.picture(used, .small, of: kitchen.cook.household).bytes == [1])
    #expect(try kitchen.pictures.picture(new, .small, of: kitchen.stranger.household).bytes == [1])
  }

  @Test func `are purged a day after they were replaced`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.picture(1)
    let id = try kitchen.recipes.add(.pancakes, picture: first, key: .random(), by: kitchen.cook)
    kitchen.clock.pass(days: 9)
    try kitchen.pictures.purgeSome(atMost: 9)
    let second = try kitchen.picture(2)
    _ = try kitchen.recipes.update(id, to: .pancakes, picture: second, from: 1, by: kitchen.cook)
    kitchen.clock.pass(days: 1)
    try kitchen.pictures.purgeSome(atMost: 9)
    let kept = try kitchen.count("recipe_picture")

    kitchen.clock.pass(seconds: 1)
    try kitchen.pictures.purgeSome(atMost: 9)

    #expect(kept == 2)
    #expect(throws: StoreError.notFound) { try kitchen.pictures.picture(first, .small, of: kitchen.cook.household) }
    #expect(try kitchen.pictures.picture(second, .small, of: kitchen.cook.household).bytes == [2])
  }

  @Test func `are kept while another recipe has them`() throws {
    let kitchen = try Kitchen()
    let picture = try kitchen.picture(1)
    let id = try kitchen.recipes.add(.pancakes, picture: picture, key: .random(), by: kitchen.cook)
    _ = try kitchen.recipes.add(.named("Waffles"), picture: picture, key: .random(), by: kitchen.cook)
    _ = try kitchen.recipes.update(id, to: .pancakes, picture: nil, isBare: true, from: 1, by: kitchen.cook)
    kitchen.clock.pass(days: 2)

    let isMore = [try kitchen.pictures.purgeSome(atMost: 1), try kitchen.pictures.purgeSome(atMost: 1)]

    #expect(isMore == [true, false])
    #expect(try kitchen.pictures.picture(picture, .small, of: kitchen.cook.household).bytes == [1])
  }

  @Test func `are purged after their recipe is purged`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.recipes.add(.pancakes, picture: try kitchen.picture(1), key: .random(), by: kitchen.cook)
    kitchen.clock.pass(days: 9)
    try kitchen.pictures.purgeSome(atMost: 9)
    try kitchen.recipes.delete(id, by: kitchen.cook)
    kitchen.clock.pass(days: StoreLimits.undoDays + 1)
    try kitchen.pictures.purgeSome(atMost: 9)
    #expect(try kitchen.recipes.purgeSome())
    let kept = try kitchen.count("recipe_picture")

    try kitchen.pictures.purgeSome(atMost: 9)

    #expect(try kept == 1 && kitchen.count("recipe_picture") == 0)
  }

  @Test func `of the catalogue are purged when they are replaced`() throws {
    let kitchen = try Kitchen()
    let recipe = try kitchen.catalogue.save([CatalogueRecipe.soup])[0]
    try kitchen.give(recipe, .plain)
    kitchen.clock.pass(days: 9)
    try kitchen.pictures.purgeSome(atMost: 9)
    _ = try kitchen.catalogue.save([.soup(picture: "https://example.org/another.jpg")])
    kitchen.clock.pass(days: 2)

    try kitchen.pictures.purgeSome(atMost: 9)

    #expect(try kitchen.count("recipe_picture") == 0)
  }

  @Test func `are purged in batches`() throws {
    let kitchen = try Kitchen()
    for number: UInt8 in 1...5 {
      _ = try kitchen.pictures.add(
        RenderedPhoto(format: .webp, small: [number], large: [1]), for: kitchen.cook.household)
    }
    kitchen.clock.pass(days: 2)

    let isMore = [try kitchen.pictures.purgeSome(atMost: 3), try kitchen.pictures.purgeSome(atMost: 3)]

    #expect(isMore == [true, false])
    #expect(try kitchen.count("recipe_picture") == 0)
  }
}

extension Kitchen {
  var pictures: RecipePictureStore {
    RecipePictureStore(database, now: { [clock] in clock.seconds })
  }

  fileprivate func picture(_ byte: UInt8) throws -> RecipePicture.ID {
    try pictures.add(RenderedPhoto(format: .webp, small: [byte], large: [1]), for: cook.household)
  }
}
