/// An error of the store.
public enum StoreError: Error, Equatable, Sendable {
  /// The row does not exist, was deleted, or belongs to another person.
  case notFound
  /// The meal's day is over, and the person has locked past days.
  case pastDay
  /// A foreign key failed, because the row's person or parent was deleted or moved to another household after it was
  /// read. Nothing was changed. The message is for the log.
  case orphan(String)
  /// The database was locked until the timeout, by default ``StoreLimits/timeout``; nothing was changed.
  case busy
  /// The server cancelled a statement that exceeded its time limit; nothing was changed. The message is for the log.
  case tooSlow(String)
  /// The database server cannot be reached or accepts no more connections; with libpq's message.
  case unreachable(String)
  /// The quota of a person or household is used up, in rows or bytes; nothing was changed.
  case quota(Quota, most: Int)
  /// The database's disk is full; nothing was changed.
  case full
  /// The database is read-only, or a later release has migrated its schema, so that this program must not write.
  case readOnly
  /// The database is damaged. The message is for the log.
  case damaged(String)
  /// The schema rejected a value that the types should have ruled out. The message is for the log.
  case refused(String)
  /// Any other error. The message is for the log.
  case failed(String)
}

/// The store's limits in time and space.
public enum StoreLimits {
  /// The seconds that a write waits for other writes.
  public static let timeout = 5
  /// The bytes of disk space that photos leave free: enough for thousands of meals without one, and for a checkpoint of
  /// the log.
  public static let keptFree = 32 << 20
  /// The minimum of free disk space in bytes, enough to save some meals with SQLite's own overhead; below it saves may
  /// fail.
  static let leastFree = 1 << 20
  /// The days within which a deleted row, such as a meal, can be restored.
  public static let undoDays = 30

  /// Returns the time before which deleted rows can no longer be restored and submission keys are forgotten, in seconds
  /// since 1970.
  static func undoHorizon(_ now: Int) -> Int { now - undoDays * 86_400 }
}
