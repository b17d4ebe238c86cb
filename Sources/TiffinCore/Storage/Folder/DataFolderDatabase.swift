extension DataFolder {
  /// Opens the database after making sure that it is Tiffin's; `isNew` also takes an empty one.
  func database(readers: Int, isNew: Bool) throws(InstallationError) -> SQLiteDatabase {
    let lock: FileLock
    do { lock = try FileLock(path: lockPath) } catch { throw .refused(error.text) }
    do {
      return try SQLiteDatabase(path: databasePath, lock: lock, readers: readers) { connection in
        // Before anything is written: a foreign database is left as it is.
        let mark = try connection.command("PRAGMA application_id")
        guard mark != String(SQLiteSettings.applicationID) else { return }
        guard isNew, try connection.command("SELECT COUNT(*) FROM sqlite_master") == "0" else {
          throw StoreError.damaged(Self.foreign)
        }
      }
    } catch {
      throw explained(error)
    }
  }

  /// Refuses a newer schema.
  func version(of database: SQLiteDatabase) throws(InstallationError) -> Int {
    let version: Int
    do {
      version = try database.read { statements throws(StoreError) in try Migrations.version(statements) }
    } catch {
      throw explained(error)
    }
    guard version <= Migrations.latest else { throw .newerSchema(found: version, known: Migrations.latest) }
    return version
  }

  /// All steps that are missing, in one transaction: the database is of the old schema or of the new one.
  func migrate(_ database: SQLiteDatabase) throws(InstallationError) {
    do {
      let isSetUp = try database.read { statements throws(StoreError) in
        try statements.first("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'") { row in row.flag(0) } != nil
      }
      if isSetUp, try version(of: database) == Migrations.latest { return }
      try database.write { statements throws(StoreError) in
        try statements.run("PRAGMA application_id = \(SQLiteSettings.applicationID)")
        try Migrations.run(statements, database.dialect, now: ServerClock.seconds())
      }
    } catch let error as InstallationError {
      throw error
    } catch let error as StoreError {
      throw explained(error)
    } catch {
      throw .refused("\(error)")
    }
  }

  private static let foreign = "foreign"

  private func explained(_ error: StoreError) -> InstallationError {
    switch error {
    case .damaged(Self.foreign): .foreignDatabase(path: databasePath)
    case .damaged(let reason) where reason.utf8.starts(with: "SQLite 26:".utf8): .foreignDatabase(path: databasePath)
    default: .store(error)
    }
  }
}
