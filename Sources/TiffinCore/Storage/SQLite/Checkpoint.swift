import Synchronization

/// Moves the write-ahead log into the database file, always with TRUNCATE and always by whoever holds the write turn.
///
/// SQLite before 3.51.3 can lose committed pages when two ordinary checkpoints follow each other while a third process
/// commits. TRUNCATE keeps writers out, and the turn keeps a second checkpoint out.
final class Checkpoint: Sendable {
  /// Bytes of log that are worth a checkpoint.
  static let threshold = 4 << 20

  /// Milliseconds that a reader may hold it up.
  static let patience = 500

  private let logPath: String
  /// The log's size at which to try again; grows when readers were in the way, so that they slow few writes down.
  private let dueAt = Atomic<Int>(Checkpoint.threshold)

  init(databasePath: String) {
    self.logPath = databasePath + "-wal"
  }

  /// After a commit: looks at the log's size, which costs a microsecond.
  func runIfDue(on connection: SQLiteConnection) {
    guard FileSystem.size(of: logPath) ?? 0 >= dueAt.load(ordering: .relaxed) else { return }
    run(on: connection)
  }

  /// The caller holds the write turn. That it did not get done is no error: the log keeps everything meanwhile.
  func run(on connection: SQLiteConnection) {
    // All other writers wait as long as this waits for a slow reader.
    _ = try? connection.command("PRAGMA busy_timeout = \(Self.patience)")
    defer { _ = try? connection.command("PRAGMA busy_timeout = \(StoreLimits.patience * 1_000)") }
    let isDone = (try? connection.command("PRAGMA wal_checkpoint(TRUNCATE)")) == "0"
    let size = FileSystem.size(of: logPath) ?? 0
    dueAt.store(isDone ? Self.threshold : size + Self.threshold, ordering: .relaxed)
  }
}
