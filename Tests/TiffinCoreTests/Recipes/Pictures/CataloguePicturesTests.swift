import TestSupport
import Testing

@testable import Fetching
@testable import PictureTools
@testable import Platform
@testable import TiffinCore

@Suite struct `A catalogue recipe's picture` {
  @Test func `is fetched once, rendered and stored`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang()

    let first = try gallery.pictures.picture(of: recipe)
    let second = try gallery.pictures.picture(of: recipe)

    let id = try #require(first)
    let photo = try gallery.kitchen.pictures.picture(id, .large, of: gallery.kitchen.stranger.household)
    #expect(second == first && gallery.server.requests.count == 1)
    #expect(photo.format == .jpeg && photo.bytes.starts(with: [0xFF, 0xD8]))
  }

  @Test func `is fetched once for the recipe and a household's copy`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang()
    let cook = gallery.kitchen.cook
    let update = try gallery.kitchen.recipes.update(
      recipe, to: .named("Ours"), picture: nil, from: gallery.kitchen.recipes.recipe(recipe, for: cook).revision,
      by: cook)
    guard case .saved(let copy) = update else { throw StoreError.notFound }

    let first = try gallery.pictures.picture(of: copy)
    let second = try gallery.pictures.picture(of: recipe)

    let id = try #require(first)
    #expect(second == id && gallery.server.requests.count == 1)
    #expect(try gallery.kitchen.recipes.recipe(copy, for: cook).picture == .here(id))
  }

  @Test(arguments: BadDay.allCases)
  func `is not fetched again within an hour after a failure`(day: BadDay) throws {
    let gallery = try Gallery { day.answer($0, StandInRequest(lines: ["GET /picture HTTP/1.1"])) }
    let recipe = try gallery.hang()
    var pictures = try gallery.pictures
    pictures.limits.whole = .milliseconds(700)

    // Without a limit some of these days would never end.
    let first = try Background { [pictures] in try pictures.picture(of: recipe) }.value()
    let asked = gallery.server.connections
    let second = try pictures.picture(of: recipe)
    let later = gallery.server.connections
    gallery.kitchen.clock.pass(seconds: 3_600)
    _ = try pictures.picture(of: recipe)

    #expect(first == nil && second == nil && later == asked && gallery.server.connections > asked)
    #expect(gallery.told.count == 2)
  }

  @Test(arguments: [[], Array("<svg></svg>".utf8), Array("GIF89a, or so".utf8)])
  func `is not stored if it is not a picture`(bytes: [UInt8]) throws {
    let gallery = try Gallery { $0.answer(bytes, type: "image/png") }
    let recipe = try gallery.hang()

    #expect(try gallery.pictures.picture(of: recipe) == nil)
    #expect(try gallery.kitchen.count("recipe_picture") == 0)
    gallery.kitchen.clock.pass(seconds: 5)
    #expect(try !gallery.pictures.isWorthAsking(for: recipe))
  }

  @Test func `is not fetched from a private address`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang(at: "http://localhost:\(gallery.server.port)/picture")

    #expect(try gallery.pictures.picture(of: recipe) == nil)
    #expect(gallery.server.connections == 0)
  }

  @Test func `is replaced when its address changes`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang()
    let first = try gallery.pictures.picture(of: recipe)

    try gallery.hang(at: gallery.server.address("/other"))
    let second = try gallery.pictures.picture(of: recipe)

    #expect(first != nil && second != nil && first != second)
    #expect(gallery.server.requests.map(\.path) == ["/picture", "/other"])
  }

  @Test func `is not fetched without space, without a catalogue or during a pause`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang()

    let full = try gallery.pictures(hasSpace: false).picture(of: recipe)
    let off = try gallery.pictures(isOn: false).picture(of: recipe)
    try gallery.kitchen.catalogue.failed()
    let paused = try gallery.pictures.picture(of: recipe)

    #expect(full == nil && off == nil && paused == nil && gallery.server.connections == 0)
  }

  @Test func `is missing, without an error, while the database cannot be written`() throws {
    let gallery = try Gallery(timeout: 0) { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang()
    let lock = try HeldWrites(gallery.kitchen.folder)
    defer { lock.release() }

    #expect(try gallery.pictures.picture(of: recipe) == nil)
  }

  @Test func `does not exist for an unknown recipe`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }

    #expect(try gallery.pictures.picture(of: Identifier(99)) == nil)
  }
}
