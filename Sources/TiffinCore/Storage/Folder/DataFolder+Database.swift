import Platform

extension DataFolder {
  /// Opens the SQLite database after checking that it is Tiffin's. With `isNew`, an empty or missing file is accepted,
  /// too.
  func database(isNew: Bool) throws(InstallationError) -> SQLiteDatabase {
    let turn = try turn()
    let backupLock = try refusing { () throws(FileError) in try FileLock(path: backupLockPath) }
    // SQLite would create a file that everybody can read. SQLite's other files get the same permissions.
    if let inaccessible { throw inaccessible }
    if isNew { try refusing { () throws(FileError) in try FileSystem.makePrivateFile(databasePath) } }
    do {
      return try SQLiteDatabase.open(databasePath, turn: turn, backupLock: backupLock, isNew: isNew)
    } catch {
      throw explained(error)
    }
  }

  func turn() throws(InstallationError) -> WriteLock {
    do {
      return WriteLock(lock: try FileLock(path: lockPath), next: try FileLock(path: nextPath), timeout: timeout)
    } catch {
      throw .refused(error.text)
    }
  }

  /// Returns the number of migrations that a database has had; 0 if it has no tables.
  ///
  /// - Throws: ``InstallationError/newerSchema(found:known:)`` if this program does not know all of them.
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

  /// Applies all missing migrations in one transaction: the database has either the old schema or the new one.
  func migrate(_ database: any Database) throws(InstallationError) {
    let version = try version(of: database)
    if version == Migrations.latest { return }
    do throws(StoreError) {
      try database.write { statements throws(StoreError) in
        if version > 0 { for lock in database.dialect.beforeMigrating { try statements.run(lock) } }
        for mark in database.dialect.marks { try statements.run(mark) }
        try Migrations.run(statements, database.dialect, now: ServerClock.seconds())
      }
    } catch {
      switch error {
      case .failed(let reason), .refused(let reason), .orphan(let reason):
        throw .migrationFailed(found: version, wanted: Migrations.latest, reason: reason)
      default: throw explained(error)
      }
    }
  }

  /// Checks all tables for damage, except those of pictures and of many foods, which would take long.
  func requireSound(_ database: any Database) throws(InstallationError) {
    do throws(StoreError) {
      let faults = try database.read { statements throws(StoreError) in
        try IntegrityCheck.faultsExceptPictures(statements, database.dialect)
      }
      if let fault = faults.first { throw .damaged(fault) }
    } catch {
      throw explained(error)
    }
  }

  func explained(_ error: StoreError) -> InstallationError {
    switch error {
    case .full where server != nil: .serverFull
    case .readOnly where server != nil: .serverReadOnly
    case .damaged(SQLiteDatabase.Refusal.foreign): .foreignDatabase(path: databasePath)
    case .damaged(SQLiteDatabase.Refusal.empty): .databaseLost(path: databasePath)
    case .damaged(let reason) where reason.utf8.starts(with: "SQLite 26:".utf8): .foreignDatabase(path: databasePath)
    case .failed(let reason) where reason.utf8.starts(with: "SQLite 14:".utf8): inaccessible ?? .store(error)
    case .readOnly: inaccessible ?? .store(error)
    default: .store(error)
    }
  }

  /// The error for the first file of the database that this account may not read and write; nil if it may use all of
  /// them.
  private var inaccessible: InstallationError? {
    for file in databaseFiles where FileSystem.isForbidden(file) {
      guard let owner = FileOwner(of: file) else { continue }
      return .inaccessible(
        file: file, owner: "\(owner)", account: FileOwner.current, folderOwner: self.owner?.name ?? "tiffin")
    }
    return nil
  }
}
