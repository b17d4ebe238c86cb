import Dispatch
import Testing

@testable import TiffinCore

@Suite struct `Pictures that are asked for` {
  @Test func `come by themselves, and nobody waits for them`() async throws {
    let gate = DispatchSemaphore(value: 0)
    let gallery = try Gallery(behind: gate)
    let recipes = [try gallery.hang(as: "1"), try gallery.hang(as: "2")]
    let errands = PictureErrands(try gallery.pictures, runners: 1) { Issue.record($0) }

    let answers = try recipes.map { try errands.send(for: $0) }
    gate.signal()

    #expect(answers == [nil, nil])
    for recipe in recipes { #expect(try await gallery.comes(recipe)) }
    errands.stop()
  }

  @Test func `are fetched by as many as may, and each once`() async throws {
    let gate = DispatchSemaphore(value: 0)
    let gallery = try Gallery(behind: gate)
    let recipes = try ["1", "2", "3", "4"].map { try gallery.hang(as: $0) }
    let errands = PictureErrands(try gallery.pictures, runners: 2) { Issue.record($0) }

    for recipe in recipes + recipes { _ = try errands.send(for: recipe) }
    while gallery.server.connections < 2 { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(100))
    let connections = gallery.server.connections
    gate.signal()

    #expect(connections == 2)
    for recipe in recipes { #expect(try await gallery.comes(recipe)) }
    #expect(gallery.server.requests.count == 4)
    errands.stop()
  }

  @Test func `are begun no more after the end`() async throws {
    let gate = DispatchSemaphore(value: 0)
    let gallery = try Gallery(behind: gate)
    let recipes = [try gallery.hang(as: "1"), try gallery.hang(as: "2")]
    let errands = PictureErrands(try gallery.pictures, runners: 1) { Issue.record($0) }
    for recipe in recipes { _ = try errands.send(for: recipe) }
    while gallery.server.connections == 0 { try await Task.sleep(for: .milliseconds(5)) }

    Task.detached {
      try await Task.sleep(for: .milliseconds(50))
      gate.signal()
    }
    errands.stop()
    _ = try errands.send(for: recipes[1])

    #expect(try gallery.kitchen.catalogue.picture(of: recipes[0])?.id != nil)
    #expect(gallery.server.requests.count == 1)
  }

  @Test func `are fetched at once where nobody can do it later`() throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let errands = PictureErrands(try gallery.pictures, runners: 0) { Issue.record($0) }

    #expect(try errands.send(for: try gallery.hang()) != nil)
  }

  @Test func `that could not be kept are told of`() async throws {
    let gallery = try Gallery { $0.answer(PNGFixture(40, 20).bytes, type: "image/png") }
    let recipe = try gallery.hang()
    let (told, telling) = AsyncStream<StoreError>.makeStream()
    let errands = PictureErrands(try gallery.pictures, runners: 1) { telling.yield($0) }
    _ = try gallery.kitchen.database.write { statements throws(StoreError) in
      try statements.run("DROP TABLE recipe_picture")
    }

    _ = try errands.send(for: recipe)

    var errors = told.makeAsyncIterator()
    #expect(await errors.next() != nil)
    errands.stop()
  }
}

extension Gallery {
  /// One whose picture comes when the gate is opened, and then to everybody.
  fileprivate convenience init(behind gate: DispatchSemaphore) throws {
    try self.init { connection in
      gate.wait()
      gate.signal()
      connection.answer(PNGFixture(40, 20).bytes, type: "image/png")
    }
  }

  /// Waits until a recipe's picture is here.
  fileprivate func comes(_ recipe: Recipe.ID) async throws -> Bool {
    for _ in 0..<4_000 {
      if try kitchen.catalogue.picture(of: recipe)?.id != nil { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }
}
