import Foundation
import PictureTools
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `An import` {
  private func hold(_ names: [String], _ kitchen: Kitchen) throws -> ImportJob.ID {
    let recipes = names.map { #"{"name": "\#($0)", "description": "Stir.", "items": []}"# }
    let file = #"{"recipes": [\#(recipes.joined(separator: ","))]}"#
    return try store(kitchen).hold(Array(file.utf8), named: "mine.json", by: kitchen.cook)
  }

  private let clock = TestClock()

  private func store(_ kitchen: Kitchen) -> ImportJobStore { ImportJobStore(kitchen.database, now: { clock.seconds }) }

  private func errands(_ kitchen: Kitchen) -> ImportWorker {
    ImportWorker(
      Stores(kitchen.database, now: { clock.seconds }), renderer: renderer, hasSpace: { true }, isBackground: false
    ) { Issue.record("\($0)") }
  }

  private var renderer: PhotoRenderer {
    PhotoRenderer.unhurried(in: NSTemporaryDirectory())
  }

  private func kept(_ id: ImportJob.ID, _ kitchen: Kitchen) throws -> ImportJob {
    try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.job(id, for: kitchen.cook, statements)
    }
  }

  @Test func `is started by one of two requests, and can be restarted only if it is stuck`() throws {
    let kitchen = try Kitchen()
    let id = try hold(["Soup"], kitchen)

    #expect(try store(kitchen).begin(id, by: kitchen.cook))
    #expect(try !store(kitchen).begin(id, by: kitchen.cook))
    #expect(throws: StoreError.notFound) { try store(kitchen).begin(id, by: kitchen.stranger) }
    clock.seconds += 61
    #expect(try kept(id, kitchen).isStuck(at: clock.seconds))
    #expect(try store(kitchen).begin(id, by: kitchen.cook))
  }

  @Test func `of a diary is visible only to its person`() throws {
    let kitchen = try Kitchen()
    let maya = try kitchen.addMember("maya")
    let file = "Day,Food Name,Energy (kcal)\n2026-01-05,Soup,100\n"

    let id = try store(kitchen).hold(Array(file.utf8), named: "mine.csv", by: kitchen.cook)

    #expect(try kept(id, kitchen).kind == .diary)
    #expect(throws: StoreError.notFound) { try store(kitchen).begin(id, by: maya) }
    #expect(throws: StoreError.notFound) { try store(kitchen).undo(id, by: maya) }
    #expect(try store(kitchen).file(of: id, for: maya) == nil)
    let seen = try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.latest(5, for: maya, statements)
    }
    #expect(seen.isEmpty)
    #expect(try store(kitchen).begin(id, by: kitchen.cook))
  }

  @Test func `adds everything once, even if it is started again in the middle`() throws {
    let kitchen = try Kitchen()
    let id = try hold(["Soup", "Stew", "Tea"], kitchen)

    for _ in 1...2 {
      #expect(try store(kitchen).begin(id, by: kitchen.cook))
      if try kept(id, kitchen).added == 0 {
        // As if the process had ended after two of them.
        let file = try #require(try store(kitchen).file(of: id, for: kitchen.cook))
        let brought = try ImportedRecipes(in: ImportedFiles(name: file.name, bytes: file.bytes))
        let bringing = RecipeImporter(
          of: id, to: Stores(kitchen.database),
          ImportedPictureRenderer(renderer: renderer, household: nil, hasSpace: { true }),
          for: kitchen.cook)
        _ = try? bringing.take(brought) { if $0 == 3 { throw CancellationError() } }
        #expect(try kept(id, kitchen).added == 2)
        clock.seconds += 61
      } else {
        errands(kitchen).send(id, for: kitchen.cook)
      }
    }

    let taken = try kept(id, kitchen)
    #expect(taken.state == .taken && taken.added == 3 && taken.seen == 3)
    #expect(try store(kitchen).file(of: id, for: kitchen.cook) == nil)
  }

  @Test func `reports recipes that exceed a quota`() throws {
    let kitchen = try Kitchen()
    let id = try hold(["Soup", "Stew"], kitchen)
    let limited = kitchen.database.limited(to: try Quotas("recipes=2"), now: { clock.seconds })
    let stores = Stores(limited, now: { clock.seconds })
    #expect(try stores.importJobs.begin(id, by: kitchen.cook))
    try kitchen.add(.named("Toast"))

    ImportWorker(stores, renderer: renderer, hasSpace: { true }, isBackground: false) { Issue.record("\($0)") }
      .send(id, for: kitchen.cook)

    let taken = try kept(id, kitchen)
    #expect(taken.state == .taken && taken.added == 1)
    #expect(taken.brokenCount == 1 && taken.broken == ["Stew: the limit is reached"])
  }

  @Test func `ends at once if it is undone meanwhile, and leaves no recipes`() throws {
    let kitchen = try Kitchen()
    let id = try hold(["Soup", "Stew", "Tea", "Toast"], kitchen)
    #expect(try store(kitchen).begin(id, by: kitchen.cook))
    let file = try #require(try store(kitchen).file(of: id, for: kitchen.cook))
    let brought = try ImportedRecipes(in: ImportedFiles(name: file.name, bytes: file.bytes))
    let bringing = RecipeImporter(
      of: id, to: Stores(kitchen.database),
      ImportedPictureRenderer(renderer: renderer, household: nil, hasSpace: { true }),
      for: kitchen.cook)

    #expect(throws: StoreError.notFound) {
      _ = try bringing.take(brought) { if $0 == 3 { try store(kitchen).undo(id, by: kitchen.cook) } }
    }

    #expect(try kept(id, kitchen).state == .back)
    #expect(try kitchen.recipes.page(RecipeQuery(), for: kitchen.cook).recipes.isEmpty)
    #expect(try kitchen.count("recipe") == 2)
  }

  @Test func `is forgotten after a day if nobody starts it, and recipes of other imports stay`() throws {
    let kitchen = try Kitchen()
    let first = try hold(["Soup"], kitchen)
    _ = try store(kitchen).begin(first, by: kitchen.cook)
    errands(kitchen).send(first, for: kitchen.cook)
    let second = try hold(["Stew"], kitchen)
    clock.seconds += 86_401

    #expect(try store(kitchen).purgeSome())

    #expect(try kept(first, kitchen).added == 1)
    #expect(throws: StoreError.notFound) { try kept(second, kitchen) }
    clock.seconds += 90 * 86_400
    #expect(try store(kitchen).purgeSome())
    #expect(try kitchen.recipes.page(RecipeQuery(), for: kitchen.cook).recipes.map(\.name.text) == ["Soup"])
  }

  @Test func `that was interrupted deletes its file after a day`() throws {
    let kitchen = try Kitchen()
    let id = try hold(["Soup"], kitchen)
    _ = try store(kitchen).begin(id, by: kitchen.cook)
    clock.seconds += 86_401

    #expect(try store(kitchen).purgeSome())

    #expect(try kept(id, kitchen).state == .taken)
    #expect(try store(kitchen).file(of: id, for: kitchen.cook) == nil)
    #expect(try !store(kitchen).purgeSome())
  }

  @Test func `replaces a waiting file of the same name`() throws {
    let kitchen = try Kitchen()
    let first = try hold(["Soup"], kitchen)

    _ = try hold(["Stew"], kitchen)

    #expect(throws: StoreError.notFound) { try kept(first, kitchen) }
  }
}
