import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Pictures of recipes` {
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

  @Test func `of the catalogue's are everybody's`() throws {
    let kitchen = try Kitchen()
    let recipe = try kitchen.catalogue.save([CatalogueRecipe.soup])[0]
    try kitchen.give(recipe, .plain)

    let id = try #require(try kitchen.pictureID(of: recipe))

    for person in [kitchen.cook, kitchen.stranger] {
      #expect(try kitchen.pictures.picture(id, .large, of: person.household).bytes == [2, 3])
    }
  }

  @Test func `are kept once, however often they are sent`() throws {
    let kitchen = try Kitchen()

    let first = try kitchen.pictures.add(.plain, for: kitchen.cook.household)
    let second = try kitchen.pictures.add(.plain, for: kitchen.cook.household)
    let other = try kitchen.pictures.add(.plain, for: kitchen.stranger.household)

    #expect(first == second && first != other)
  }

  @Test func `go a day after the last recipe that had them`() throws {
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

  @Test func `go some at a time`() throws {
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
}
