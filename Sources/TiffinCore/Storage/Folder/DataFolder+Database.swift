import Platform

extension DataFolder {
  /// Opens the database after making sure that it is Tiffin's; `isNew` also takes an empty one. The one place that says
  /// which kind of database it is.
  func database(isNew: Bool) throws(InstallationError) -> SQLiteDatabase {
    let turn = try turn()
    do {
      return try SQLiteDatabase.open(databasePath, turn: turn, isNew: isNew)
    } catch {
      throw explained(error)
    }
  }

  func turn() throws(InstallationError) -> WriteTurn {
    do {
      return WriteTurn(lock: try FileLock(path: lockPath), next: try FileLock(path: nextPath), patience: patience)
    } catch {
      throw .refused(error.text)
    }
  }

  /// How many migrations it has had, 0 when it has no tables; refuses more than there are.
  func version(of database: any Database) throws(InstallationError) -> Int {
    let version: Int
    do {
      version = try database.read { statements throws(StoreError) in
        let isSetUp = try statements.first(database.dialect.table(named: "schema_version")) { row in row.int(0) }
        return isSetUp == nil ? 0 : try Migrations.version(statements)
      }
    } catch {
      throw explained(error)
    }
    guard version <= Migrations.latest else { throw .newerSchema(found: version, known: Migrations.latest) }
    return version
  }

  /// All steps that are missing, in one transaction: the database is of the old schema or of the new one.
  func migrate(_ database: any Database) throws(InstallationError) {
    if try version(of: database) == Migrations.latest { return }
    do {
      try database.write { statements throws(StoreError) in
        for mark in database.dialect.marks { try statements.run(mark) }
        try Migrations.run(statements, database.dialect, now: ServerClock.seconds())
      }
    } catch {
      throw explained(error)
    }
  }

  private func explained(_ error: StoreError) -> InstallationError {
    switch error {
    case .damaged(SQLiteDatabase.Refusal.foreign): .foreignDatabase(path: databasePath)
    case .damaged(SQLiteDatabase.Refusal.empty): .databaseLost(path: databasePath)
    case .damaged(let reason) where reason.utf8.starts(with: "SQLite 26:".utf8): .foreignDatabase(path: databasePath)
    default: .store(error)
    }
  }
}
