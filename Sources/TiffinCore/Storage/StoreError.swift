/// Why the store could not do what it was asked for.
public enum StoreError: Error, Equatable, Sendable {
  /// There is no such thing, it was deleted, or it is somebody else's.
  case notFound
  /// The meal's day is over, and the person keeps past days as they were.
  case pastDay
  /// A row would belong to somebody or something that is gone, or in another household, since it was read; nothing was
  /// changed. For the log.
  case orphan(String)
  /// Others held the database for longer than ``StoreLimits/patience``; nothing was changed.
  case busy
  /// No room left where the database is; nothing was changed.
  case full
  /// The database cannot be written to.
  case readOnly
  /// The database holds what it cannot hold; for the log.
  case damaged(String)
  /// The schema does not take a value, which the types should have seen to; for the log.
  case refused(String)
  /// Anything else; for the log.
  case failed(String)
}

/// How long and how much the store takes.
public enum StoreLimits {
  /// Seconds that a write waits for its turn.
  public static let patience = 5
  /// Bytes of the disk that photos leave free: enough for thousands of meals without one, and for moving the log into
  /// the database.
  public static let keptFree = 32 << 20
  /// Days that a deleted meal can be brought back.
  public static let undoDays = 30

  /// The moment before which what was deleted cannot be brought back, and no form comes a second time.
  static func undoHorizon(_ now: Int) -> Int { now - undoDays * 86_400 }
}
