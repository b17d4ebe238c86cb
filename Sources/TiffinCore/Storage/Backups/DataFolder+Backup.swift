import Platform

extension DataFolder {
  /// The default folder for backups.
  public var backupFolder: String { path + "/backups" }
  /// The path of the lock that the process making a backup holds. Meanwhile no checkpoint runs: the checkpoint would
  /// wait for the backup, and all writes would wait for the checkpoint.
  var backupLockPath: String { path + "/tiffin.backup" }

  /// Copies the database into a file, readable by its owner only, while Tiffin keeps running.
  ///
  /// The file gets its name once it is complete, checked and on disk.
  public func backUp(to file: String, report: (BackupStep) -> Void = { _ in }) throws(BackupError) -> Backup {
    let backup = try makeBackup(file, report)
    recordBackup()
    return backup
  }

  func makeBackup(_ file: String, _ report: (BackupStep) -> Void) throws(BackupError) -> Backup {
    try requireData()
    guard FileSystem.size(of: file) == nil else { throw .exists(path: file) }
    let lock = try backupLock()
    defer { lock.release() }
    let source = try source()
    defer { source.connection.close() }
    let counts = try draft(file, of: source, report)
    return Backup(path: file, bytes: FileSystem.size(of: file) ?? 0, meals: counts["meal"] ?? 0)
  }

  /// Makes a backup in a folder, with a name made from the time. Creates the folder if it does not exist.
  ///
  /// - Parameters:
  ///   - retention: The rule by which older backups of the folder are removed.
  ///   - note: A suffix of the name.
  /// - Throws: ``BackupError/noRoom(folder:needed:free:)`` before anything is copied if the disk has no room for it.
  public func backUp(
    into folder: String, keeping retention: BackupRetention = .all, note: String = "",
    report: (BackupStep) -> Void = { _ in }
  ) throws(BackupError) -> Backup {
    try requireData()
    try orRefuse { () throws(FileError) in try FileSystem.makeFolder(folder, for: owner) }
    removeForgotten(in: folder, where: BackupName.isPart)
    try makeRoom(in: folder, retention)
    let name = BackupName.of(ServerClock.seconds(), note: note)
    let backup = try makeBackup("\(folder)/\(name)", report)
    if note.isEmpty { recordBackup(in: folder, isRotating: retention.isRotation) } else { recordBackup() }
    try orRefuse { () throws(FileError) in try removeOld(in: folder, newest: name, retention) }
    return backup
  }

  /// Acquires the lock for backups, with the timeout of a write. A checkpoint holds the lock only for a moment, another
  /// backup until it is complete.
  private func backupLock() throws(BackupError) -> FileLock {
    let lock = try orRefuse { () throws(FileError) in try FileLock(path: backupLockPath) }
    guard lock.tryAcquire(for: timeout) else { throw .anotherRuns }
    return lock
  }

  /// Opens the database, with this program's schema or an earlier one.
  private func source() throws(BackupError) -> DatabaseFile {
    let version: Int
    let file: DatabaseFile
    do throws(StoreError) {
      file = try DatabaseFile(inUse: databasePath)
      version = try file.version()
    } catch {
      throw .installation(explained(error))
    }
    guard version > 0 else { throw .installation(.databaseLost(path: databasePath)) }
    guard version <= Migrations.latest else {
      throw .installation(.newerSchema(found: version, known: Migrations.latest))
    }
    return file
  }

  /// Copies a database to a file, which has a temporary name until it is complete and checked.
  ///
  /// - Returns: The number of rows by table.
  func draft(
    _ file: String, of source: DatabaseFile, _ report: (BackupStep) -> Void
  ) throws(BackupError) -> [String: Int] {
    let part = file + ".part"
    // An interrupted backup may have left its unfinished file.
    discard(part)
    do throws(BackupError) {
      try orRefuse { () throws(FileError) in try FileSystem.makePrivateFile(part, for: owner) }
      let counts = try DatabaseFileCopier(source: source, path: part).make(report)
      try orRefuse { () throws(FileError) in
        try FileSystem.rename(part, to: file)
        try FileSystem.syncFolder(of: file)
      }
      return counts
    } catch {
      discard(part)
      throw error
    }
  }

  private func discard(_ part: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { _ = try? FileSystem.remove(part + ending) }
  }

  func requireData() throws(BackupError) {
    guard server == nil else { throw .installation(.onServer) }
    do { try checkIsThere() } catch { throw .installation(error) }
  }

  func orRefuse<T>(_ body: () throws(FileError) -> T) throws(BackupError) -> T {
    do { return try body() } catch { throw .refused(error.text) }
  }
}

extension DataFolder {
  /// Makes a backup before a migration, so that the migration can be reverted.
  func backUp(beforeSchema version: Int, _ report: (BackupStep) -> Void) throws(InstallationError) -> Backup {
    do {
      return try backUp(into: backupFolder, note: "-before-schema-\(version)", report: report)
    } catch {
      throw .notBackedUp(reason: "\(error)")
    }
  }
}
