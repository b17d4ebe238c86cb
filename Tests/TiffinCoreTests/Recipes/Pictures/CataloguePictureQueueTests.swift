import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Background picture downloads` {
  @Test func `do not keep the page waiting`() throws {
    let gate = Latch()
    let gallery = try Gallery(behind: gate)
    let recipes = [try gallery.hang(as: "1"), try gallery.hang(as: "2")]
    let errands = CataloguePictureQueue(try gallery.pictures, runners: 1) { Issue.record($0) }

    let answers = try recipes.map { try errands.send(for: $0) }
    gate.open()

    #expect(answers == [nil, nil])
    for recipe in recipes { #expect(try gallery.comes(recipe)) }
    errands.stop()
  }

  @Test func `run in parallel up to a limit, each once`() throws {
    let gate = Latch()
    let gallery = try Gallery(behind: gate)
    let recipes = try ["1", "2", "3", "4"].map { try gallery.hang(as: $0) }
    let errands = CataloguePictureQueue(try gallery.pictures, runners: 2) { Issue.record($0) }

    let other = try Gallery(behind: gate)
    let more = CataloguePictureQueue(try other.pictures, runners: 4) { Issue.record($0) }

    for recipe in recipes + recipes { _ = try errands.send(for: recipe) }
    for number in ["1", "2", "3", "4"] { _ = try more.send(for: other.hang(as: number)) }
    // Where four may, four come.
    #expect(eventually { gallery.server.connections >= 2 && other.server.connections == 4 })
    let connections = gallery.server.connections
    gate.open()

    #expect(connections == 2)
    for recipe in recipes { #expect(try gallery.comes(recipe)) }
    #expect(gallery.server.requests.count == 4)
    errands.stop()
    more.stop()
  }

  @Test func `are not started any more after a stop`() throws {
    let gate = Latch()
    let gallery = try Gallery(behind: gate)
    let recipes = [try gallery.hang(as: "1"), try gallery.hang(as: "2")]
    let errands = CataloguePictureQueue(try gallery.pictures, runners: 1) { Issue.record($0) }
    for recipe in recipes { _ = try errands.send(for: recipe) }
    #expect(eventually { gallery.server.connections > 0 })

    let stopping = Background { errands.stop() }
    #expect(stopping.comesToAHalt())
    gate.open()
    try stopping.value()
    _ = try errands.send(for: recipes[1])

    #expect(try gallery.kitchen.catalogue.picture(of: recipes[0])?.id != nil)
    #expect(gallery.server.requests.count == 1)
  }

  @Test func `run immediately if there are no background threads`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let errands = CataloguePictureQueue(try gallery.pictures, runners: 0) { Issue.record($0) }

    #expect(try errands.send(for: try gallery.hang()) != nil)
  }

  @Test func `report pictures that could not be stored`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang()
    let told = Mutex<[StoreError]>([])
    let errands = CataloguePictureQueue(try gallery.pictures, runners: 1) { error in told.withLock { $0.append(error) }
    }
    _ = try gallery.kitchen.database.write { statements throws(StoreError) in
      try statements.run("ALTER TABLE recipe_picture RENAME TO gone")
    }

    _ = try errands.send(for: recipe)

    #expect(eventually { told.withLock { $0.count } == 1 })
    errands.stop()
  }
}

extension Gallery {
  /// A gallery whose picture is sent to all requests once the gate opens.
  fileprivate convenience init(behind gate: Latch) throws {
    try self.init { connection in
      gate.waitUntilOpen()
      connection.answer(PNGFixture(40, 20).bytes, type: "image/png")
    }
  }

  /// Waits until a recipe's picture is stored.
  fileprivate func comes(_ recipe: Recipe.ID) throws -> Bool {
    try eventually { try kitchen.catalogue.picture(of: recipe)?.id != nil }
  }
}
