import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.onFile) struct `Migrating a database from before passkeys` {
  @Test func `marks every second factor as an authenticator`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 20)
    let secret = String(repeating: "0f", count: 20)
    try database.write { statements throws(StoreError) in
      try statements.run(
        "INSERT INTO account (person_id, household_id, username, username_key, password_hash, created_at)"
          + " VALUES (1, 1, 'Alice', 'alice', 'hash', 5)")
      try statements.run("INSERT INTO second_factor VALUES (1, \(SQLLiteral.bytes(secret)), 1, 7, 3)")
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let since = try database.read { statements throws(StoreError) in
      try statements.all("SELECT on_since, authenticator_since FROM second_factor") { row in [row.int(0), row.int(1)] }
    }

    #expect(since == [[7, 7]])
    try database.close()
  }
}
