import Platform

/// The expected size of the next backup and the room for it.
public struct BackupForecast: Sendable, Equatable {
  /// The folder of the last backup; the default one if there was none.
  public let folder: String
  /// The expected size in bytes.
  public let bytes: Int
  /// The bytes that must be free for it: its size, and what Tiffin needs for saving if it is on the same disk.
  public let neededBytes: Int
  /// The bytes that are free on the folder's disk; nil if unknown.
  public let freeBytes: Int?
  /// The bytes of older backups that would be removed for it; 0 if the last one was made without removing any.
  public let removableBytes: Int

  /// True if there is room for it, or the free space is unknown.
  public var fits: Bool { freeBytes.map { $0 + removableBytes >= neededBytes } ?? true }

  /// A sentence for the server's administrator that says what is missing.
  public var shortage: String {
    BackupError.noRoom(folder: folder, needed: neededBytes, free: freeBytes ?? 0).description
  }
}

extension DataFolder {
  /// The expected size of the next backup and the room for it; nil if the database is on a server.
  public var backupForecast: BackupForecast? {
    guard server == nil else { return nil }
    let last = backupRecord
    let folder = last?.folder ?? backupFolder
    let files = Self.backups(in: folder).sorted { $0.name < $1.name }
    let removable = last?.isRotating == true ? files.dropLast().map(\.bytes).reduce(0, +) : 0
    return BackupForecast(
      folder: folder, bytes: databaseBytes, neededBytes: neededBytes(forBackupIn: folder),
      freeBytes: FileSystem.freeBytes(at: folder) ?? (last?.folder == nil ? freeBytes : nil),
      removableBytes: removable)
  }

  /// The bytes that must be free for a backup that is made every night. On the data folder's own disk it leaves enough
  /// for saving.
  func neededBytes(forBackupIn folder: String) -> Int {
    let place = FileSystem.identity(of: folder)?.device
    let isOnSameDisk = place == nil || place == FileSystem.identity(of: path)?.device
    return databaseBytes + (isOnSameDisk ? StoreLimits.keptFree : 0)
  }

  /// Returns the backups of a folder without a note in their names, unordered.
  static func backups(in folder: String) -> [BackupFile] {
    (FolderReader.names(in: folder) ?? []).filter(BackupName.isPlain).map { name in
      BackupFile(name: name, bytes: FileSystem.size(of: "\(folder)/\(name)") ?? 0)
    }
  }
}
