/// A backup that was made.
public struct Backup: Sendable {
  /// Its file.
  public let path: String
  /// Its size in bytes.
  public let bytes: Int
  /// The number of meals in it.
  public let meals: Int
}

/// What a backup or a restore is at.
public enum BackupStep: Sendable, Equatable {
  /// So many bytes are copied.
  case copying(bytes: Int, of: Int)
  /// The copy is read through.
  case checking
}
