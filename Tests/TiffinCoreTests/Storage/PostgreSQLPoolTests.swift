import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.onServer) struct `The connections to a server` {
  private func process(_ database: any Database) throws -> Int {
    try database.read { statements throws(StoreError) in
      try statements.number(uncounted: "SELECT pg_backend_pid()")
    }
  }

  /// The processes of two connections, which are free afterwards.
  private func two(_ database: any Database) throws -> [Int] {
    try database.snapshot { statements in
      [try statements.number(uncounted: "SELECT pg_backend_pid()"), try process(database)]
    }
  }

  @Test func `stay open, except a connection whose first statement failed`() throws {
    let kitchen = try Kitchen()
    let before = try two(kitchen.database)

    _ = #expect(throws: StoreError.self) {
      try kitchen.database.snapshot { statements in
        _ = try statements.all("SELECT name FROM nothing") { $0.text(0) }
      }
    }

    let after = try two(kitchen.database)
    #expect(Set(before).count == 2 && Set(before).intersection(after).count == 1)
  }

  @Test func `stay open if a value cannot be sent`() throws {
    let kitchen = try Kitchen()
    let before = try process(kitchen.database)

    #expect(throws: StoreError.refused("a text with U+0000")) {
      try kitchen.database.snapshot { statements in
        _ = try statements.all("SELECT name FROM person") { $0.text(0) }
        _ = try statements.all("SELECT name FROM person WHERE name = $1", [.text("a\0")]) { $0.text(0) }
      }
    }

    #expect(try process(kitchen.database) == before)
  }

  @Test func `are closed after use if the database is closed`() throws {
    let kitchen = try Kitchen()
    let address = try #require(kitchen.server).address
    let database = PostgreSQLDatabase(PostgreSQLSettings(address: address), isGuarded: true)

    let process = try database.snapshot { statements in
      try database.close()
      return try statements.number(uncounted: "SELECT pg_backend_pid()")
    }

    #expect(try eventually { try kitchen.count("pg_stat_activity WHERE pid = \(process)") == 0 })
    #expect(throws: StoreError.busy) { try database.read { _ throws(StoreError) in } }
  }

  @Test func `are closed after the idle timeout`() throws {
    let kitchen = try Kitchen()
    let address = try #require(kitchen.server).address
    let database = PostgreSQLDatabase(PostgreSQLSettings(address: address, rest: 0), isGuarded: true)

    let before = try two(database)

    let ended = before.map { "pg_stat_activity WHERE pid = \($0)" }
    #expect(try eventually { try ended.allSatisfy { try kitchen.count($0) == 0 } })
    try database.close()
  }

  @Test func `are opened again at once after the server refused a connection`() throws {
    let kitchen = try Kitchen()
    let database = PostgreSQLDatabase(try kitchen.severalHosts(), isGuarded: true)

    kitchen.server?.setAccepting(false)
    #expect(throws: StoreError.self) { try process(database) }
    kitchen.server?.setAccepting(true)

    try database.runAlone("DELETE FROM meal WHERE id = $1", [.int(1)])
  }

  @Test func `are used as long as they work, even if new connections are read-only`() throws {
    let kitchen = try Kitchen()
    let database = PostgreSQLDatabase(try kitchen.severalHosts(), isGuarded: true)

    let one = try database.snapshot { statements in
      let one = try statements.number(uncounted: "SELECT pg_backend_pid()")
      try kitchen.becomeStandby(true, endingOthers: false)
      #expect(throws: StoreError.self) { try process(database) }
      return one
    }

    #expect(try process(database) == one)
    try database.runAlone("DELETE FROM meal WHERE id = $1", [.int(1)])
    try kitchen.becomeStandby(false)
  }
}
