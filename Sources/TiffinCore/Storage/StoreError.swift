/// A reason why the store could not do its work.
public enum StoreError: Error, Equatable, Sendable {
  /// The row does not exist, was deleted, or belongs to another person.
  case notFound
  /// The meal's day is over, and the person has locked past days.
  case pastDay
  /// A row would belong to a person or thing that has gone, or moved to another household, since it was read; nothing
  /// was changed. For the log.
  case orphan(String)
  /// The database was locked for longer than ``StoreLimits/patience``; nothing was changed.
  case busy
  /// The server ended a statement that took longer than it allows; nothing was changed. For the log.
  case tooSlow(String)
  /// The server of the database cannot be reached, or takes nobody more; the text is what it said.
  case unreachable(String)
  /// The person or household has as much of that kind as there may be, in rows or bytes; nothing was changed.
  case quota(Quota, most: Int)
  /// No room left on the database's disk; nothing was changed.
  case full
  /// The database cannot be written to, or no longer by this program: a later release has changed the schema.
  case readOnly
  /// The database contains something that it should not; for the log.
  case damaged(String)
  /// The schema rejected a value that the types should have ruled out; for the log.
  case refused(String)
  /// Anything else; for the log.
  case failed(String)
}

/// Limits of the store in time and space.
public enum StoreLimits {
  /// Seconds that a write waits for its turn.
  public static let patience = 5
  /// Bytes of disk space that photos leave free: enough for thousands of meals without one, and for moving the log into
  /// the database.
  public static let keptFree = 32 << 20
  /// Bytes of disk space without which nothing can be relied on to be saved: some meals, and what SQLite needs beside them.
  static let leastFree = 1 << 20
  /// Days within which a deleted meal can be restored.
  public static let undoDays = 30

  /// Returns the moment before which deleted rows can no longer be restored and sent forms are forgotten, in seconds
  /// since 1970.
  static func undoHorizon(_ now: Int) -> Int { now - undoDays * 86_400 }
}
