import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Migrating a database` {
  @Test func `of a new data folder creates one person in one household`() throws {
    let scratch = TestFolder()
    let installation = try DataFolder(scratch.path).create()

    let person = try PersonStore(installation.database).builtIn()

    #expect(person.id.number == 1)
    #expect(person.household.number == 1)
    try installation.close()
  }

  @Test func `a second time changes nothing`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    try kitchen.database.write { statements throws(StoreError) in
      try Migrations.run(statements, kitchen.database.dialect, now: 0)
    }

    #expect(try kitchen.count("schema_version") == Migrations.latest)
    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `leaves a newer schema unchanged`() throws {
    let kitchen = try Kitchen()
    try kitchen.database.write { statements throws(StoreError) in
      try statements.run("INSERT INTO schema_version (version, applied_at) VALUES (99, 0)")
      try Migrations.run(statements, kitchen.database.dialect, now: 0)
    }

    #expect(try kitchen.count("schema_version") == Migrations.latest + 1)
  }

  @Test func `leaves the database unchanged if the migration fails`() throws {
    let scratch = TestFolder()
    let folder = DataFolder(scratch.path)
    let database = try folder.database(isNew: true)

    #expect(throws: StoreError.full) {
      try database.write { statements throws(StoreError) in
        try Migrations.run(statements, database.dialect, now: 0)
        throw .full
      }
    }

    #expect(try folder.version(of: database) == 0)
    try folder.migrate(database)
    #expect(try folder.version(of: database) == Migrations.latest)
    try database.close()
  }

  @Test(.onFile) func `leaves a sound database`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(), photo: .plate())

    let report = try kitchen.database.read { statements throws(StoreError) in
      try statements.all("PRAGMA integrity_check") { row in row.text(0) }
        + statements.all("PRAGMA foreign_key_check") { row in row.text(0) }
    }

    #expect(report == ["ok"])
  }
}
