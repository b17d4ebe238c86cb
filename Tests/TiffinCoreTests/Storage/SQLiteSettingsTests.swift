import Testing

@testable import TiffinCore

@Suite(.onFile) struct `SQLite settings` {
  @Test(arguments: SQLiteSettings.asserted.filter { $0.name != "busy_timeout" })
  func `apply to the writing connection`(name: String, value: String) throws {
    let kitchen = try Kitchen()

    let found = try kitchen.database.write { statements throws(StoreError) in
      // Two of them cannot be read in a transaction without a change.
      try statements.first("PRAGMA \(name)") { row in row.text(0) }
    }

    #expect(found == value)
  }

  @Test(arguments: SQLiteSettings.pragmas) func `apply to reading connections`(name: String, value: String) throws {
    let kitchen = try Kitchen()

    let found = try kitchen.database.read { statements throws(StoreError) in
      try statements.first("PRAGMA \(name)") { row in row.text(0) }
    }

    #expect(found == value)
  }

  @Test func `let a write wait for another program's lock until its own timeout`() throws {
    let kitchen = try Kitchen(timeout: 3_600)

    let milliseconds = try kitchen.database.write { statements throws(StoreError) in
      try statements.first("PRAGMA busy_timeout") { row in row.int(0) }
    }

    #expect((StoreLimits.timeout * 1_000 + 1...3_600_000).contains(milliseconds ?? 0))
  }

  /// A program that closes the file as its last user has it to itself for a moment.
  @Test(arguments: [true, false]) func `let a connection wait for locks from its first statement`(isReadOnly: Bool)
    throws
  {
    let kitchen = try Kitchen()

    let connection = try SQLiteConnection(path: kitchen.folder.databasePath, isReadOnly: isReadOnly)
    defer { connection.close() }

    #expect(try connection.command("PRAGMA busy_timeout") == String(StoreLimits.timeout * 1_000))
  }

  @Test func `show the version of SQLite`() {
    #expect(SQLiteVersion.text.hasPrefix("3."))
  }
}
