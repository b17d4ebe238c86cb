import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating calendar links stored in plain text` {
  @Test func `keeps the links working and stores only their hashes`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 17)
    let secret = SecretToken.random()
    try database.write { statements throws(StoreError) in
      try statements.run("UPDATE person SET calendar_secret = $1 WHERE id = 1", [.text(secret.text)])
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let owner = try database.snapshot { try CalendarLinkStore.person(secret.text, $0) }
    let columns = try database.read { statements throws(StoreError) in
      try statements.all("SELECT name FROM pragma_table_info('person')") { row in row.text(0) }
    }

    #expect(owner.id.number == 1)
    #expect(try CalendarLinkStore(database).link(of: owner.id) == CalendarLink(made: nil))
    #expect(columns.contains("calendar_hash") && !columns.contains("calendar_secret"))
    let report = try database.read { statements throws(StoreError) in
      try statements.all("PRAGMA integrity_check") { row in row.text(0) }
        + statements.all("PRAGMA foreign_key_check") { row in row.text(0) }
    }
    #expect(report == ["ok"])
    try database.close()
  }
}
