import Platform

/// The data folder's record of the last backup.
struct BackupRecord: Equatable {
  /// The time, in seconds since 1970.
  let seconds: Int
  /// The folder of the last backup in a folder; nil if there was none.
  let folder: String?
  /// True if that one removed older ones.
  let isRotating: Bool
}

/// A failure that is shown to the server's owner until the next success.
public struct BackupFailure: Sendable, Equatable {
  /// The time, in seconds since 1970.
  public let seconds: Int
  /// The reason in a sentence.
  public let reason: String
}

/// A step after which a failure is recorded.
public enum BackupStage: String, Sendable {
  /// Making and checking the backup.
  case backup = "backup-failure"
  /// The program that gets the backup.
  case hook = "backup-hook-failure"
}

extension DataFolder {
  /// The file with the time of the last backup, and below it its folder and whether older ones are removed.
  private var lastBackupPath: String { path + "/last-backup" }

  /// The time of the last backup, in seconds since 1970; nil if there was none, or if the database is on a server.
  var lastBackup: Int? { server == nil ? backupRecord?.seconds : nil }

  /// The record of the last backup; nil if there was none.
  var backupRecord: BackupRecord? {
    guard let bytes = FolderReader.contents(of: lastBackupPath) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard let seconds = lines.first.flatMap({ Int($0) }) else { return nil }
    return BackupRecord(
      seconds: seconds, folder: lines.count > 1 ? lines[1] : nil, isRotating: lines.count > 2 && lines[2] == "rotates")
  }

  /// Records the time of a backup that has been stored, for monitoring, and forgets the failure before it.
  public func recordBackup() {
    let last = backupRecord
    recordBackup(in: last?.folder, isRotating: last?.isRotating ?? false)
  }

  func recordBackup(in folder: String?, isRotating: Bool) {
    let place = folder.map { "\(FileSystem.absolute($0))\n\(isRotating ? "rotates" : "stays")\n" } ?? ""
    _ = try? FileSystem.write("\(ServerClock.seconds())\n\(place)", to: lastBackupPath, in: path)
    record(nil, of: .backup)
  }

  /// Records why a stage of the last backup failed; nil if it succeeded.
  public func record(_ reason: String?, of stage: BackupStage) {
    let file = "\(path)/\(stage.rawValue)"
    guard let reason else {
      if FileSystem.size(of: file) != nil { _ = try? FileSystem.remove(file) }
      return
    }
    let line = String(decoding: reason.utf8.map { $0 < 0x20 ? 0x20 : $0 }.prefix(200), as: UTF8.self)
    _ = try? FileSystem.write("\(ServerClock.seconds()) \(line)\n", to: file, in: path)
  }

  /// Returns the recorded failure of a stage; nil if its last run succeeded.
  public func failure(of stage: BackupStage) -> BackupFailure? {
    guard let line = FileSystem.firstLine(of: "\(path)/\(stage.rawValue)") else { return nil }
    let parts = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2, let seconds = Int(parts[0]) else { return nil }
    return BackupFailure(seconds: seconds, reason: parts[1])
  }
}
