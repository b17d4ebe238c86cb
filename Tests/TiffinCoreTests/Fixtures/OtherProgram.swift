import TestSupport

@testable import Platform
@testable import TiffinCore

extension TestFolder {
  /// Runs statements on a database as another program would.
  func sqlite(_ path: String, _ sql: String) throws {
    let turn = WriteLock(
      lock: try FileLock(path: self.path + "/other.lock"), next: try FileLock(path: self.path + "/other.next"),
      timeout: 1)
    try FileSystem.makePrivateFile(path)
    let database = try SQLiteDatabase(path: path, turn: turn) { _ in }
    try database.write { statements throws(StoreError) in _ = try statements.run(sql) }
    try database.close()
  }
}

extension FileLock {
  /// True if another process holds the lock.
  var isTaken: Bool {
    guard tryAcquire() else { return true }
    release()
    return false
  }

  /// Acquires a lock, waiting for it if necessary; it is held until it is released.
  static func held(_ path: String) throws -> FileLock {
    let lock = try FileLock(path: path)
    guard eventually({ lock.tryAcquire() }) else { throw NeverHappened("getting the lock \(path)") }
    return lock
  }
}
