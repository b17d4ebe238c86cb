extension DataFolder {
  /// Opens the database after making sure that it is Tiffin's; `isNew` also takes an empty one.
  func database(isNew: Bool) throws(InstallationError) -> SQLiteDatabase {
    let turn = try turn()
    do {
      return try SQLiteDatabase(path: databasePath, turn: turn) { connection in
        // Before anything is written: a foreign database is left as it is.
        let mark = try connection.command("PRAGMA application_id")
        guard mark != String(SQLiteSettings.applicationID) else { return }
        let isEmpty = try connection.command("SELECT COUNT(*) FROM sqlite_master") == "0"
        guard isEmpty && isNew else { throw StoreError.damaged(isEmpty ? Self.empty : Self.foreign) }
      }
    } catch {
      throw explained(error)
    }
  }

  private func turn() throws(InstallationError) -> WriteTurn {
    do {
      return WriteTurn(lock: try FileLock(path: lockPath), next: try FileLock(path: nextPath), patience: patience)
    } catch {
      throw .refused(error.text)
    }
  }

  /// How many migrations it has had, 0 when it has no tables; refuses more than there are.
  func version(of database: SQLiteDatabase) throws(InstallationError) -> Int {
    let version: Int
    do {
      version = try database.read { statements throws(StoreError) in
        let isSetUp = try statements.first(
          "SELECT 1 FROM sqlite_master WHERE name = 'schema_version'"
        ) { row in row.flag(0) }
        return isSetUp == nil ? 0 : try Migrations.version(statements)
      }
    } catch {
      throw explained(error)
    }
    guard version <= Migrations.latest else { throw .newerSchema(found: version, known: Migrations.latest) }
    return version
  }

  /// All steps that are missing, in one transaction: the database is of the old schema or of the new one.
  func migrate(_ database: SQLiteDatabase) throws(InstallationError) {
    if try version(of: database) == Migrations.latest { return }
    do {
      try database.write { statements throws(StoreError) in
        try statements.run("PRAGMA application_id = \(SQLiteSettings.applicationID)")
        try Migrations.run(statements, database.dialect, now: ServerClock.seconds())
      }
    } catch {
      throw explained(error)
    }
  }

  private static let foreign = "another program's"
  private static let empty = "empty"

  private func explained(_ error: StoreError) -> InstallationError {
    switch error {
    case .damaged(Self.foreign): .foreignDatabase(path: databasePath)
    case .damaged(Self.empty): .databaseLost(path: databasePath)
    case .damaged(let reason) where reason.utf8.starts(with: "SQLite 26:".utf8): .foreignDatabase(path: databasePath)
    default: .store(error)
    }
  }
}
