import Testing

@testable import TiffinCore

@Suite(.onFile) struct `The settings of SQLite` {
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

  @Test func `says which SQLite it uses`() {
    #expect(SQLiteVersion.text.hasPrefix("3."))
  }
}
