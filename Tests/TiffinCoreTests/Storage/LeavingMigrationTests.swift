import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating a database while an account is being deleted` {
  /// Returns a database migrated from version 11, in which `server_secret` named the accounts being deleted: Bob's, who
  /// has a meal. The built-in person stays.
  private func database(in scratch: TestFolder) throws -> SQLiteDatabase {
    let database = try scratch.database(at: 11)
    try database.write { statements throws(StoreError) in
      try statements.run("INSERT INTO person (household_id, name) VALUES (1, 'Bob')")
      try statements.run(
        """
        INSERT INTO meal (
          household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, rating,
          is_favourite, created_at, notes
        ) VALUES (1, 2, 1, '2026-11-20', '12:30', 'Toast', 'Lunch', 'toast', '2', 0, 0, 0, '')
        """)
      try statements.run(
        "INSERT INTO server_secret (name, value) VALUES ('leaving 2', '2'), ('form_secret', 'abc')")
      try Migrations.run(statements, database.dialect, now: 0)
    }
    return database
  }

  @Test func `hides the account's person and finishes the deletion`() throws {
    let scratch = TestFolder()
    let database = try database(in: scratch)
    let people = PersonStore(database)
    let before = try people.count()

    #expect(try eventually { try !AccountStore(database).removeSome() })

    #expect(before == 1)
    #expect(try people.builtIn().id.number == 1)
    #expect(throws: StoreError.notFound) { try people.person(Person.ID(2)) }
    #expect(try rows("SELECT name FROM server_secret", in: database) == ["form_secret"])
    #expect(try rows("SELECT name FROM person", in: database) == ["Me"])
    #expect(try rows("SELECT name FROM meal", in: database) == [])
    try database.close()
  }

  @Test func `leaves a sound database`() throws {
    let scratch = TestFolder()
    let database = try database(in: scratch)

    #expect(try rows("PRAGMA integrity_check", in: database) == ["ok"])
    #expect(try rows("PRAGMA foreign_key_check", in: database) == [])
    try database.close()
  }

  private func rows(_ query: String, in database: SQLiteDatabase) throws -> [String] {
    try database.read { statements throws(StoreError) in try statements.all(query) { row in row.text(0) } }
  }
}
