import Platform
import Synchronization

/// The move of the write-ahead log into the database file, always with TRUNCATE and always while holding the write
/// lock.
///
/// SQLite before 3.51.3 can lose committed pages when two ordinary checkpoints follow each other while a third process
/// commits. TRUNCATE keeps writers out, and the write lock keeps a second checkpoint out.
final class WALCheckpoint: Sendable {
  /// The log size in bytes that triggers a checkpoint.
  static let threshold = 4 << 20

  /// The milliseconds to wait for readers.
  static let timeout = 500

  private let logPath: String
  private let backupLock: FileLock?
  /// The log size that triggers the next attempt. It grows when readers prevent a checkpoint, so that few writes are
  /// slowed down.
  private let dueAt = Atomic<Int>(WALCheckpoint.threshold)

  /// Creates the checkpoint.
  ///
  /// - Parameter backupLock: The lock that is held while a backup is made, see ``DataFolder/backupLockPath``.
  init(databasePath: String, backupLock: FileLock? = nil) {
    self.logPath = databasePath + "-wal"
    self.backupLock = backupLock
  }

  /// Runs a checkpoint if the log has reached the size that triggers the next one. Called after each commit; reading
  /// the size takes a microsecond.
  func runIfDue(on connection: SQLiteConnection) {
    guard FileSystem.size(of: logPath) ?? 0 >= dueAt.load(ordering: .relaxed) else { return }
    run(on: connection)
  }

  /// Runs a checkpoint. The caller holds the write lock. A failure is not an error, as the log keeps everything.
  func run(on connection: SQLiteConnection) {
    // A backup holds a snapshot for as long as it takes: the checkpoint would time out, and all writers would wait for
    // it.
    guard backupLock?.tryAcquire() != false else { return ended(isDone: false) }
    defer { backupLock?.release() }
    // The timeout is short, since all other writers wait while the checkpoint waits for a slow reader.
    connection.wait(milliseconds: Self.timeout)
    defer { connection.wait(milliseconds: StoreLimits.timeout * 1_000) }
    ended(isDone: (try? connection.command("PRAGMA wal_checkpoint(TRUNCATE)")) == "0")
  }

  private func ended(isDone: Bool) {
    let size = FileSystem.size(of: logPath) ?? 0
    dueAt.store(isDone ? Self.threshold : size + Self.threshold, ordering: .relaxed)
  }
}
