import Foundation
import Testing

@testable import TiffinCore

@Suite struct `The SQLite database` {
  @Test(arguments: SQLiteSettings.asserted) func `writes with the settings it needs`(name: String, value: String) throws
  {
    let kitchen = try Kitchen()

    let found = try kitchen.database.write { statements throws(StoreError) in
      // Two of them cannot be read inside a transaction otherwise than as they are.
      try statements.first("PRAGMA \(name)") { row in row.text(0) }
    }

    #expect(found == value)
  }

  @Test(arguments: SQLiteSettings.pragmas) func `reads with the settings it needs`(name: String, value: String) throws {
    let kitchen = try Kitchen()

    let found = try kitchen.database.read { statements throws(StoreError) in
      try statements.first("PRAGMA \(name)") { row in row.text(0) }
    }

    #expect(found == value)
  }

  @Test func `does not write while reading`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.readOnly) {
      try kitchen.database.read { statements throws(StoreError) in _ = try statements.run("DELETE FROM meal") }
    }
  }

  @Test func `undoes everything when something fails`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.notFound) {
      try kitchen.database.write { statements throws(StoreError) in
        try statements.run("INSERT INTO household (name) VALUES ($1)", [.text("Never")])
        throw .notFound
      }
    }

    #expect(try kitchen.count("household") == 2)
    #expect(try kitchen.add(.toast()).number > 0)
  }

  @Test func `sees one moment while others write`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.folder.open()
    try kitchen.add(.toast())

    let counts = try kitchen.database.read { statements throws(StoreError) in
      let before = try statements.first("SELECT COUNT(*) FROM meal") { row in row.int(0) }
      let written = Result { try MealStore(other.database).add(.toast(), photo: nil, key: .random(), by: kitchen.cook) }
      let after = try statements.first("SELECT COUNT(*) FROM  meal") { row in row.int(0) }
      return (before, after, (try? written.get()) != nil)
    }

    #expect(counts == (1, 1, true))
    #expect(try kitchen.count("meal") == 2)
    try other.close()
  }

  @Test func `is busy when another program writes for too long`() throws {
    let kitchen = try Kitchen(patience: 1)
    let lock = try FileLock(path: kitchen.folder.lockPath)
    #expect(lock.tryAcquire())
    let begin = ContinuousClock.now

    #expect(throws: StoreError.busy) { try kitchen.add(.toast()) }

    #expect(begin.duration(to: .now) > .seconds(0.9))
    #expect(begin.duration(to: .now) < .seconds(3))
    #expect(try kitchen.count("meal") == 0)
    lock.release()
    #expect(try kitchen.add(.toast()).number > 0)
  }

  @Test func `says when it is full, and goes on when there is room again`() throws {
    let kitchen = try Kitchen()
    let pages = try kitchen.database.write { statements throws(StoreError) in
      let pages = try statements.first("PRAGMA page_count") { row in row.int(0) } ?? 0
      try statements.run("PRAGMA max_page_count = \(pages + 2)")
      return pages
    }

    #expect(throws: StoreError.full) { try kitchen.add(.caprese(), photo: .plate()) }
    #expect(try kitchen.count("meal") == 0)
    #expect(try kitchen.count("photo") == 0)
    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run("PRAGMA max_page_count = \(pages + 1_000)")
    }
    #expect(try kitchen.add(.caprese(), photo: .plate()).number > 0)
  }

  @Test func `keeps its log small, whoever writes`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.folder.open()
    let stores = [kitchen.meals, MealStore(other.database)]
    let log = kitchen.folder.databasePath + "-wal"
    var largest = 0

    for round in 0..<600 {
      _ = try stores[round % 2].add(.toast(), photo: .plate(UInt8(round % 256)), key: .random(), by: kitchen.cook)
      largest = max(largest, FileSystem.size(of: log) ?? 0)
    }

    #expect(largest > 3 << 20)
    #expect(largest < 5 << 20)
    #expect(try kitchen.count("meal") == 600)
    try other.close()
  }

  @Test func `waits little for a reader that never ends, and catches up later`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.folder.open()
    let log = kitchen.folder.databasePath + "-wal"

    try other.database.read { statements throws(StoreError) in
      _ = try statements.first("SELECT COUNT(*) FROM meal") { row in row.int(0) }
      for round in 0..<300 {
        do { try kitchen.add(.toast(), photo: .plate(UInt8(round % 256))) } catch { throw .failed("\(error)") }
      }
    }
    let meanwhile = FileSystem.size(of: log) ?? 0
    for round in 0..<300 { try kitchen.add(.toast(), photo: .plate(UInt8(round % 256))) }

    #expect(meanwhile > 4 << 20)
    #expect(FileSystem.size(of: log) ?? 0 < 4 << 20)
    try other.close()
  }

  @Test func `leaves no log behind when it is closed`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    try kitchen.installation.close()

    #expect(FileSystem.size(of: kitchen.folder.databasePath + "-wal") ?? 0 == 0)
  }

  @Test func `refuses a statement with the wrong number of values`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.self) {
      try kitchen.database.read { statements throws(StoreError) in
        _ = try statements.run("SELECT * FROM meal WHERE id = $1")
      }
    }
  }

  @Test func `refuses a statement inside itself`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<2 { try kitchen.add(.toast()) }

    #expect(throws: StoreError.self) {
      try kitchen.database.read { statements throws(StoreError) in
        try statements.run("SELECT id FROM meal") { _ throws(StoreError) in
          try statements.run("SELECT id FROM meal")
        }
      }
    }
  }

  @Test func `keeps empty texts, zero bytes and all numbers`() throws {
    let kitchen = try Kitchen()

    let row = try kitchen.database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT $1, $2, $3, $4, $5",
        [.text(""), .blob([]), .blob([0, 255]), .int(.min), .text("a\0b")]
      ) { row in (row.text(0), row.bytes(1), row.bytes(2), row.int(3), row.text(4)) }
    }

    let found = try #require(row)
    #expect(found == ("", [], [0, 255], .min, "a\0b"))
  }

  @Test func `says which SQLite it uses`() {
    #expect(SQLiteVersion.text.hasPrefix("3."))
  }
}

@Suite struct `Several at one database` {
  @Test func `lose nothing and double nothing`() async throws {
    let kitchen = try Kitchen()
    let folder = kitchen.folder
    let cook = kitchen.cook

    // Two installations stand for two processes: their locks and connections are separate.
    let ids = try await withThrowingTaskGroup(of: [Meal.ID].self) { group in
      for writer in 0..<4 {
        group.addTask {
          let installation = try folder.open()
          defer { try? installation.close() }
          let meals = MealStore(installation.database)
          return try (0..<50).map { round in
            let name = "Meal \(round) of \(writer)"
            return try meals.add(.caprese(name: name), photo: nil, key: .random(), by: cook)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }

    #expect(Set(ids).count == 200)
    #expect(try kitchen.count("meal") == 200)
  }

  @Test func `save the same form once`() async throws {
    let kitchen = try Kitchen()
    let folder = kitchen.folder
    let cook = kitchen.cook
    let keys = (0..<20).map { _ in SubmissionKey.random() }

    let ids = try await withThrowingTaskGroup(of: [Meal.ID].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let installation = try folder.open()
          defer { try? installation.close() }
          let meals = MealStore(installation.database)
          return try keys.map { try meals.add(.toast(), photo: .plate(), key: $0, by: cook) }
        }
      }
      return try await group.reduce(into: Set<[Meal.ID]>()) { $0.insert($1) }
    }

    #expect(ids.count == 1)
    #expect(try kitchen.count("meal") == 20)
    #expect(try kitchen.count("photo") == 20)
  }
}
