import CSQLite
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.onFile) struct `A SQLite statement` {
  @Test func `is refused with the wrong number of values`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.self) {
      try kitchen.database.read { statements throws(StoreError) in
        _ = try statements.run("SELECT * FROM meal WHERE id = $1")
      }
    }
  }

  @Test func `leaves the cache if it is full, but not while its rows are read`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<3 { try kitchen.add(.toast()) }
    var (rows, sum) = (0, 0)

    try kitchen.database.read { statements throws(StoreError) -> Void in
      try statements.run("SELECT id FROM meal ORDER BY id") { _ throws(StoreError) in
        for number in 0..<SQLiteConnection.mostPrepared {
          sum += try statements.first("SELECT \(rows * 10_000 + number)") { row in row.int(0) } ?? 0
        }
        rows += 1
      }
    }

    let most = SQLiteConnection.mostPrepared
    #expect(rows == 3)
    #expect(sum == (0 + 1 + 2) * 10_000 * most + 3 * most * (most - 1) / 2)
  }

  @Test func `does not make memory grow, however many different statements run`() throws {
    let folder = TestFolder()
    try folder.database(at: Migrations.latest).close()
    let connection = try SQLiteConnection(path: DataFolder(folder.path).databasePath, isReadOnly: true)
    func memory(after numbers: Range<Int>) throws -> Int32 {
      for number in numbers { _ = try connection.command("SELECT \(number), COUNT(*) FROM meal") }
      var (used, highest): (Int32, Int32) = (0, 0)
      _ = unsafe sqlite3_db_status(connection.handle, SQLITE_DBSTATUS_STMT_USED, &used, &highest, 0)
      return used
    }

    let full = try memory(after: 0..<SQLiteConnection.mostPrepared)

    #expect(try memory(after: 10_000..<14_000) <= full * 11 / 10)
  }

  @Test func `cannot run again while its own rows are read`() throws {
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

  @Test func `stores empty texts, zero bytes and all integers`() throws {
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
