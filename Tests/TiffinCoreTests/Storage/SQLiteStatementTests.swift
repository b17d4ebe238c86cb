import Testing

@testable import TiffinCore

@Suite(.onFile) struct `A statement of SQLite` {
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
}
