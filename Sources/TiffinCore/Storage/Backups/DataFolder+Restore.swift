import Glibc
import Platform

/// A restored backup.
public struct RestoredBackup: Sendable {
  /// The path under which the previous database is kept; nil if there was none.
  public let replaced: String?
  /// The number of meals in the backup.
  public let meals: Int
}

extension DataFolder {
  /// Replaces the database by a backup, and keeps the old database under another name.
  ///
  /// The backup itself stays as it is: a copy is made and checked beside the database, and then replaces it atomically.
  public func restore(from file: String, report: (BackupStep) -> Void = { _ in }) throws(BackupError) -> RestoredBackup
  {
    guard server == nil else { throw .installation(.onServer) }
    do { try checkMark() } catch { throw .installation(error) }
    try waitUntilUnused()
    let backup = try backup(at: file)
    defer { backup.connection.close() }
    let copy = databasePath + ".restored"
    let counts: [String: Int]
    do throws(BackupError) {
      counts = try draft(copy, of: backup, report)
    } catch .store(.damaged(let fault)) {
      throw .broken(path: file, fault: fault)
    }
    do throws(StoreError) { try passNumbers(to: copy) } catch { throw .store(error) }
    do throws(BackupError) {
      return RestoredBackup(replaced: try swap(copy), meals: counts["meal"] ?? 0)
    } catch {
      // The database was opened by another process meanwhile. After any later error, the copy may be the only database
      // left.
      if case .inUse = error { _ = try? FileSystem.remove(copy) }
      throw error
    }
  }

  /// Carries the ID counters of tables with pictures over to the copy. Browsers cache pictures for a year by ID, so IDs
  /// that were assigned since the backup must not be reused.
  private func passNumbers(to copy: String) throws(StoreError) {
    guard FileSystem.size(of: databasePath) != nil, let file = try? DatabaseFile(reading: databasePath) else { return }
    defer { file.connection.close() }
    // A database that is unreadable has no known counters.
    guard let last = try? file.lastNumbers(of: ["photo", "recipe_picture", "food"]) else { return }
    try DatabaseFile.number(copy, after: last)
  }

  /// Opens a backup after checking that it is readable, is not the database in use, and has a schema that this program
  /// knows. Does not read all of it.
  private func backup(at file: String) throws(BackupError) -> DatabaseFile {
    if let reason = FileSystem.reasonNotToRead(file) { throw .unreadable(path: file, reason: reason) }
    guard FileSystem.size(of: file) != nil, !FileSystem.isFolder(file) else { throw .missing(path: file) }
    guard !FileSystem.isSame(file, databasePath) else { throw .itself(path: file) }
    let backup: DatabaseFile
    let version: Int
    do throws(StoreError) {
      backup = try DatabaseFile(reading: file)
      version = try backup.version()
    } catch {
      throw explained(error, file)
    }
    guard version > 0 else { throw .foreign(path: file) }
    guard version <= Migrations.latest else {
      throw .newerSchema(path: file, found: version, known: Migrations.latest)
    }
    return backup
  }

  private func explained(_ error: StoreError, _ file: String) -> BackupError {
    switch explained(error) {
    case .foreignDatabase: .foreign(path: file)
    case .store(.damaged(let fault)): .broken(path: file, fault: fault)
    default: .store(error)
    }
  }

  /// Waits until no process has the database open, at most for the timeout of a write.
  ///
  /// - Throws: ``BackupError/inUse(folder:)`` on timeout.
  private func waitUntilUnused() throws(BackupError) {
    let end = ContinuousClock.now + .seconds(timeout)
    while ContinuousClock.now < end {
      do { return try requireUnused() } catch { guard case .inUse = error else { throw error } }
      usleep(50_000)
    }
    try requireUnused()
  }

  /// Checks that no process has the database open. A process opens the database only while holding the write lock, and
  /// then keeps it open.
  private func requireUnused() throws(BackupError) {
    let isInUse = try orRefuse { () throws(FileError) in try FileSystem.isDatabaseInUse(databasePath) }
    guard !isInUse else { throw .inUse(folder: path) }
  }

  private func swap(_ copy: String) throws(BackupError) -> String? {
    let turn: WriteLock
    do { turn = try self.turn() } catch { throw .installation(error) }
    do { try turn.begin(before: turn.deadline()) } catch { throw .inUse(folder: path) }
    defer { turn.end() }
    try requireUnused()
    let old = "\(path)/replaced-\(BackupName.stamp(ServerClock.seconds())).db"
    return try orRefuse { () throws(FileError) in try replace(by: copy, keeping: old) }
  }

  /// Renames the database and its log to `old`, and then renames the copy to the database. A log left in place would be
  /// applied to the copy by SQLite and destroy it. In between there is no database, which a process that starts then
  /// reports.
  ///
  /// - Returns: `old`; nil if there was no database.
  private func replace(by copy: String, keeping old: String) throws(FileError) -> String? {
    let isThere = FileSystem.size(of: databasePath) != nil
    for ending in ["", "-wal", "-shm"] where FileSystem.size(of: databasePath + ending) != nil {
      try FileSystem.rename(databasePath + ending, to: old + ending)
    }
    try FileSystem.syncFolder(of: databasePath)
    try FileSystem.rename(copy, to: databasePath)
    try FileSystem.syncFolder(of: databasePath)
    return isThere ? old : nil
  }
}
