import Archives
import Foundation
import Platform
import PictureTools
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `An imported file` {
  private let renderer = PhotoRenderer.unhurried(in: NSTemporaryDirectory())
  private let folder = TestFolder()

  private var photo: RenderedPhoto {
    get throws {
      let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
      return try renderer.render([UInt8](Data(contentsOf: root.appending(path: "Public/samples/chicken.jpg"))))
    }
  }

  private func export(seed: UInt64) throws -> [UInt8] {
    let kitchen = try Kitchen()
    var household = FullHousehold(kitchen, seed: seed, photo: try photo)
    try household.fill(for: kitchen.cook)
    return try kitchen.exportedBytes()
  }

  private func store(_ kitchen: Kitchen) -> ImportJobStore { ImportJobStore(kitchen.database, folder: folder.path) }

  private func take(
    _ id: ImportJob.ID, _ kitchen: Kitchen, only kinds: Set<String>? = nil
  ) throws -> ImportJob {
    #expect(try store(kitchen).begin(id, taking: kinds, by: kitchen.cook))
    let stores = Stores(kitchen.database, importFolder: folder.path)
    ImportWorker(stores, renderer: renderer, hasSpace: { true }, isBackground: false) { Issue.record("\($0)") }
      .send(id, for: kitchen.cook)
    return try kept(id, kitchen)
  }

  private func kept(_ id: ImportJob.ID, _ kitchen: Kitchen) throws -> ImportJob {
    try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.job(id, for: kitchen.cook, statements)
    }
  }

  private func kitchenOwl(_ names: [String]) -> [UInt8] {
    let recipes = names.map { #"{"name": "\#($0)", "description": "Stir \#($0).", "items": []}"# }
    return Array(#"{"recipes": [\#(recipes.joined(separator: ","))]}"#.utf8)
  }

  private func files() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  @Test(arguments: [["plan"], ["recipes", "favourites"], ["diary", "groceries", "settings"]])
  func `leaves out the parts that are not chosen`(leftOut: [String]) throws {
    let kitchen = try Kitchen()
    let id = try store(kitchen).hold(export(seed: 21), named: "mine.zip", by: kitchen.cook)
    let found = try kept(id, kitchen)
    #expect(Set(leftOut).isSubset(of: Set(found.parts.map(\.kind))))

    let taken = try take(id, kitchen, only: Set(found.parts.map(\.kind)).subtracting(leftOut))

    let tables = ["plan": "plan_entry", "recipes": "recipe", "diary": "meal", "groceries": "grocery_item"]
    for (kind, table) in tables {
      #expect(try (kitchen.count(table) == 0) == leftOut.contains(kind), "\(kind)")
    }
    let chosen = found.parts.filter { !leftOut.contains($0.kind) }
    #expect(taken.state == .taken && taken.total == chosen.reduce(0) { $0 + $1.total } && taken.seen == taken.total)
    let goals = try PersonStore(kitchen.database).person(kitchen.cook.id).settings.goals
    #expect((goals == .none) == leftOut.contains("settings"))
  }

  @Test func `shows names of each part, and pictures of its recipes`() throws {
    let kitchen = try Kitchen()

    let id = try store(kitchen).hold(export(seed: 22), named: "a.zip", picturedBy: renderer, by: kitchen.cook)

    let parts = try kept(id, kitchen).parts
    let recipes = try #require(parts.first { $0.kind == "recipes" })
    #expect(recipes.examples.count == 8 && !recipes.pictured.isEmpty)
    for place in recipes.pictured {
      let picture = try kitchen.database.read { statements throws(StoreError) in
        try ImportJobStore.picture(place, of: id, for: kitchen.cook, statements)
      }
      #expect(picture.bytes.count > 100)
      #expect(throws: StoreError.notFound) {
        try kitchen.database.read { statements throws(StoreError) in
          try ImportJobStore.picture(place, of: id, for: kitchen.stranger, statements)
        }
      }
    }
    #expect(parts.allSatisfy { $0.kind == "settings" || !$0.examples.isEmpty })
  }

  @Test func `waits beside others, and a recipe that is in two files is added once`() throws {
    let kitchen = try Kitchen()
    let first = try store(kitchen).hold(kitchenOwl(["Dal", "Ramen", "Shakshuka"]), named: "a.json", by: kitchen.cook)
    let second = try store(kitchen).hold(kitchenOwl(["Ramen", "Shakshuka", "Pho"]), named: "b.json", by: kitchen.cook)

    let (one, two) = (try take(first, kitchen), try take(second, kitchen))

    #expect(one.added == 3 && two.added == 1 && two.known == 2)
    #expect(try kitchen.count("recipe") == 4)
  }

  @Test func `replaces a copy of itself, and the eleventh waiting file replaces the oldest`() throws {
    let kitchen = try Kitchen()
    let first = try store(kitchen).hold(kitchenOwl(["Dal"]), named: "0.json", by: kitchen.cook)
    let again = try store(kitchen).hold(kitchenOwl(["Dal"]), named: "0.json", by: kitchen.cook)
    #expect(throws: StoreError.notFound) { try kept(first, kitchen) }

    for number in 1...9 {
      _ = try store(kitchen).hold(kitchenOwl(["Dal"]), named: "\(number).json", by: kitchen.cook)
    }
    #expect(try kept(again, kitchen).state == .found)
    _ = try store(kitchen).hold(kitchenOwl(["Dal"]), named: "10.json", by: kitchen.cook)

    #expect(throws: StoreError.notFound) { try kept(again, kitchen) }
    #expect(try kitchen.count("bringing") == 10)
  }

  @Test func `is read from disk if it is large, and deleted after the import`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    let bytes = try export(seed: 23)
    let file = try SpooledFile(in: folder.path)
    // A form with fields before the file and behind it.
    try file.append(Array("before".utf8))
    try file.append(bytes)
    try file.append(Array("behind".utf8))

    let id = try store(kitchen).hold(file, 6..<6 + bytes.count, named: "large.zip", by: kitchen.cook)
    let same = try store(other).hold(bytes, named: "large.zip", by: other.cook)
    #expect(try kept(id, kitchen).parts == kept(same, other).parts)
    #expect(files().count == 1)
    let (stored, held) = (try take(id, kitchen), try take(same, other))

    #expect(stored.added == held.added && stored.broken.isEmpty)
    #expect(try kitchen.count("photo") == other.count("photo"))
    #expect(files().isEmpty)
  }

  @Test func `is deleted from disk with the last import that needs it`() throws {
    let kitchen = try Kitchen()
    let (one, two) = (kitchenOwl(["Dal"]), kitchenOwl(["Pho"]))
    do {
      let file = try SpooledFile(in: folder.path)
      try file.append(one + two)
      _ = try store(kitchen).hold(file, 0..<one.count, named: "1.json", by: kitchen.cook)
      _ = try store(kitchen).hold(file, one.count..<one.count + two.count, named: "2.json", by: kitchen.cook)
      _ = try SpooledFile(in: folder.path)
    }
    #expect(files().count == 1)
    let ids = try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.latest(5, for: kitchen.cook, statements).map(\.id)
    }

    try store(kitchen).undo(ids[0], by: kitchen.cook)
    #expect(files().count == 1)
    #expect(try take(ids[1], kitchen).added == 1)

    #expect(files().isEmpty)
  }

  @Test func `is reported if it is missing on disk`() throws {
    let kitchen = try Kitchen()
    let bytes = kitchenOwl(["Dal"])
    let file = try SpooledFile(in: folder.path)
    try file.append(bytes)
    let id = try store(kitchen).hold(file, 0..<bytes.count, named: "gone.json", by: kitchen.cook)
    SpooledFile.remove(file.name, in: folder.path)

    let taken = try take(id, kitchen)

    #expect(taken.state == .taken && taken.added == 0)
    #expect(taken.broken.count == 1 && taken.broken[0].hasPrefix("The rest of the file: it cannot be read"))
  }

  @Test func `may unpack to more if it is larger, from 25 MB on`() {
    #expect(ReadingBudget(forFileOf: 25 << 20).bytesLeft == ReadingBudget.mostBytes)
    #expect(ReadingBudget(forFileOf: 2 << 30).bytesLeft > 4 << 30)
    #expect(ReadingBudget(forFileOf: 2 << 30).bytesLeft < 5 << 30)
  }
}
