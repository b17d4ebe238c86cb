import ArgumentParser
import Fetching
import PictureTools
import Platform
import TiffinCore

/// A command that makes a backup.
struct BackUp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Back up all data into one file, at any time.",
    discussion: """
      Tiffin keeps running. Only its owner can read the file. It gets its name once it is complete, checked and on \
      disk. `tiffin restore` restores it.

      In a folder, the name is the time: tiffin-2026-11-23-031500.db. --rotate keeps those of the last day, and the last \
      one of each of 7 days, 4 weeks and 6 months, within TIFFIN_BACKUP_SHARE of the disk in percent (20; 0: no limit).

      TIFFIN_BACKUP_HOOK names a program that then gets the file's name, to copy it to another machine. If it fails, the \
      backup counts all the same.
      """)

  @Argument(help: "The file to create, or a folder. (The folder `backups` in the data folder)")
  var place: String?

  @Option(help: "In a folder: keep this many backups, including this one, and remove older ones.")
  var keep: Int?

  @Flag(help: "In a folder: keep 7 daily, 4 weekly and 6 monthly backups, and remove others.")
  var rotate = false

  @OptionGroup var data: DataOption

  func validate() throws {
    if let keep, keep < 1 { throw ValidationError("--keep must be at least 1.") }
    if keep != nil, rotate { throw ValidationError("Use either --keep or --rotate.") }
    if keep != nil || rotate, let place, !Self.isFolder(place) {
      throw ValidationError("\(rotate ? "--rotate" : "--keep") goes with a folder.")
    }
  }

  func run() throws {
    let folder = try Setting.folder(data.data)
    let hook = try Setting.backupHook()
    let target = try Setting.noticeTarget(through: FetchGateway(allowing: try Setting.fetchAllowlist()))
    defer { tellOwner(of: folder, target) }
    let backup = try makeBackup(of: folder)
    print("\(backup.path): \(SizeFormat.text(backup.bytes)), \(SizeFormat.meals(backup.meals)).")
    if let hook { run(hook, for: backup, of: folder) }
    if let forecast = folder.backupForecast, !forecast.fits { ThisProgram.complain("Warning: \(forecast.shortage)") }
  }

  /// Makes the backup, or records why it failed.
  private func makeBackup(of folder: DataFolder) throws -> Backup {
    let retention = try retention()
    let progress = ProgressLine()
    defer { progress.end() }
    do throws(BackupError) {
      if let place, !Self.isFolder(place) { return try folder.backUp(to: place, report: progress.show) }
      return try folder.backUp(
        into: Self.folder(place) ?? folder.backupFolder, keeping: retention, report: progress.show)
    } catch {
      if case .exists = error { throw CommandError(error) }
      if folder.server == nil { folder.record("\(error)", of: .backup) }
      throw CommandError(error)
    }
  }

  /// Returns the rule by which older backups are removed.
  private func retention() throws(CommandError) -> BackupRetention {
    if rotate { return .rotation(share: try Setting.backupShare()) }
    return keep.map(BackupRetention.newest) ?? .all
  }

  /// Passes the backup to the owner's program. A failure is reported and recorded, and is none of the backup.
  private func run(_ hook: OwnerProgram, for backup: Backup, of folder: DataFolder) {
    let failure = hook.run([backup.path], showsOutput: true)
    folder.record(failure, of: .hook)
    if let failure { ThisProgram.complain("Warning: the backup is made, but TIFFIN_BACKUP_HOOK failed: \(failure).") }
  }

  /// Sends the owner a notice of what is wrong with the backups. This command has printed it already.
  private func tellOwner(of folder: DataFolder, _ target: NoticeTarget?) {
    guard let target, folder.server == nil else { return }
    folder.tellOfBackups(
      OwnerNotices(
        folder, target: target, log: { _ in }, failed: { ThisProgram.complain("Warning: \($0)") }))
  }

  /// Returns the path without trailing slashes.
  private static func folder(_ place: String?) -> String? {
    guard let place, let last = place.utf8.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return place }
    return String(place[...last])
  }

  /// Returns true if the path leads to an existing folder, or ends in a slash.
  private static func isFolder(_ place: String) -> Bool {
    place.utf8.last == UInt8(ascii: "/") || FolderReader.isFolder(place)
  }
}
