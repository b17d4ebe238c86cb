import TestSupport
import Testing

@testable import PictureTools
@testable import Platform
@testable import TiffinCore

@Suite struct `The SQLite database` {
  @Test func `cannot write in a read`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.readOnly) {
      try kitchen.database.read { statements throws(StoreError) in _ = try statements.run("DELETE FROM meal") }
    }
  }

  @Test func `fails with an error once it is closed`() throws {
    let kitchen = try Kitchen()
    try kitchen.installation.close()

    #expect(throws: StoreError.self) { try kitchen.add(.toast()) }
    #expect(throws: StoreError.self) { try kitchen.count("meal") }
  }

  @Test func `rolls back a write completely if it fails`() throws {
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

  @Test func `shows a reader one snapshot while others write`() throws {
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

  @Test func `is busy if another program writes for too long`() throws {
    let kitchen = try Kitchen(timeout: 1)
    let lock = try HeldWrites(kitchen.folder)

    let isWaitedFor = lasts(atLeast: .seconds(0.9)) {
      #expect(throws: StoreError.busy) { try kitchen.add(.toast()) }
    }

    #expect(isWaitedFor)
    #expect(try kitchen.count("meal") == 0)
    lock.release()
    #expect(try kitchen.add(.toast()).number > 0)
  }

  @Test func `waits for another program until its own timeout`() throws {
    let kitchen = try Kitchen(timeout: 3)
    var folder = kitchen.folder
    folder.timeout = 1
    let impatient = try folder.open()
    let lock = try HeldWrites(kitchen.folder)
    let stores = [MealStore(impatient.database), kitchen.meals].map { meals in
      { @Sendable [cook = kitchen.cook] in
        _ = #expect(throws: StoreError.busy) { try meals.add(.toast(), photo: nil, key: .random(), by: cook) }
      }
    }

    #expect(try isMuchQuicker(stores[0], than: stores[1]))
    lock.release()
    try impatient.close()
  }

  @Test(.onFile) func `reports that it is full, and recovers when there is room again`() throws {
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
}
