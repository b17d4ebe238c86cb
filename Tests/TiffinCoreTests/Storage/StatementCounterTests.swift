import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The statement tally` {
  private let folder = TestFolder()

  private func tally(_ work: (any Database) throws(StoreError) -> Void) throws -> StatementCounter {
    let installation = try DataFolder(folder.path).create()
    defer { try? installation.close() }
    let tally = StatementCounter()
    try StatementCounter.$current.withValue(tally) { try work(installation.database) }
    return tally
  }

  @Test func `counts statements and adds up their time`() throws {
    let tally = try tally { database throws(StoreError) in
      try database.read { statements throws(StoreError) in
        try statements.run("SELECT 1")
        try statements.run("SELECT 2")
      }
    }

    #expect((tally.statements, tally.transactions, tally.writes) == (2, 1, 0))
    #expect(tally.nanoseconds > 0)
  }

  /// Counting to four million takes a millisecond on any machine.
  @Test func `records the slowest statement, without its values`() throws {
    let sql = """
      WITH RECURSIVE number (n) AS (SELECT $1 UNION ALL SELECT n + 1 FROM number WHERE n < 4000000)
      SELECT COUNT(*) FROM number
      """
    let tally = try tally { database throws(StoreError) in
      try database.read { statements throws(StoreError) in
        try statements.run("SELECT 1")
        try statements.run(sql, [.integer(1)])
      }
    }

    let slowest = try #require(tally.slowest.first)
    #expect(slowest.sql == sql)
    #expect(slowest.nanoseconds >= 1_000_000 && slowest.nanoseconds <= tally.nanoseconds)
  }

  @Test func `counts writes, and the time they waited`() throws {
    let tally = try tally { database throws(StoreError) in
      try database.write { statements throws(StoreError) in
        _ = try statements.run("UPDATE household SET name = $1", [.text("Here")])
      }
    }

    #expect((tally.writes, tally.repeats, tally.writesGivenUp) == (1, 0, 0))
    #expect(tally.nanosecondsWaited > 0)
  }
}
