/// A condition of the server that its owner has to do something about.
public enum OwnerCondition: String, CaseIterable, Sendable {
  /// The last backup failed, or the nightly one is overdue.
  case backupFailed = "backup-failed"
  /// The owner's program for backups failed.
  case hookFailed = "hook-failed"
  /// The disk has no room for the next backup.
  case noRoomForBackup = "no-room-for-backup"
  /// The data folder's disk is nearly full.
  case diskNearlyFull = "disk-nearly-full"
  /// The database is damaged.
  case damaged = "database-damaged"

  /// A title in ASCII, as a header of a request holds it.
  var title: String {
    switch self {
    case .backupFailed: "Tiffin: no backup"
    case .hookFailed: "Tiffin: backup not copied"
    case .noRoomForBackup: "Tiffin: no room for a backup"
    case .diskNearlyFull: "Tiffin: disk nearly full"
    case .damaged: "Tiffin: database damaged"
    }
  }
}

/// A notice to the server's owner. It says nothing of anybody's diary.
public struct OwnerNotice: Equatable, Sendable {
  /// The title in ASCII.
  public let title: String
  /// A description of the condition, in a sentence or two.
  public let text: String

  /// Creates a notice.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
