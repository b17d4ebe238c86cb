import TestSupport

@testable import TiffinCore

extension TestFolder {
  /// A database at an earlier schema version.
  func database(at version: Int) throws -> SQLiteDatabase {
    let database = try DataFolder(path).database(isNew: true)
    try database.write { statements throws(StoreError) in
      try statements.run("PRAGMA application_id = \(SQLiteSettings.applicationID)")
      try Migrations.run(statements, database.dialect, upTo: version, now: 0)
    }
    return database
  }
}
