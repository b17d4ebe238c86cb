/// A completed backup.
public struct Backup: Sendable {
  /// The path of the backup's file.
  public let path: String
  /// The backup's size in bytes.
  public let bytes: Int
  /// The number of meals in the backup.
  public let meals: Int
}

/// The progress of a backup or a restore.
public enum BackupStep: Sendable, Equatable {
  /// The data are being copied; the values are the number of bytes copied so far and their total.
  case copying(bytes: Int, of: Int)
  /// The copy is being checked for damage.
  case checking
}
