import ArgumentParser
import TiffinCore

/// A command that restores a backup.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Restore a backup.",
    discussion: """
      Stop Tiffin first. A backup of the folder `backups` in the data folder, or of the folder of the last one, can be \
      named by its file name alone; without a name, those that are there are listed. The backup is checked, and a \
      copy of it replaces the database, which is kept beside it with the time in its name. If anything is wrong with the backup, nothing is changed.

      After restoring a backup of an earlier release, run `tiffin migrate`.
      """)

  @Argument(help: "The backup.")
  var file: String?

  @OptionGroup var data: DataOption

  func run() throws {
    let folder = try Setting.folder(data.data)
    guard folder.server == nil else { throw CommandError(InstallationError.onServer) }
    guard let file = file.map(folder.backupPath) else {
      throw CommandError("Name the backup to restore. \(Self.found(in: folder))", .usage)
    }
    let progress = ProgressLine()
    defer { progress.end() }
    let restored: RestoredBackup
    do throws(BackupError) {
      restored = try folder.restore(from: file, report: progress.show)
    } catch .missing(let path) {
      throw CommandError("\(BackupError.missing(path: path)) \(Self.found(in: folder))", .usage)
    } catch {
      throw CommandError(error)
    }
    progress.end()
    print("Restored \(file): \(SizeFormat.meals(restored.meals)).")
    if let replaced = restored.replaced { print("The previous database is kept as \(replaced).") }
    print(
      "Start Tiffin again: `systemctl start tiffin.socket tiffin.service`, or the web server where it starts Tiffin.")
  }

  /// Returns sentences that say where backups were looked for, and which are there.
  private static func found(in folder: DataFolder) -> String {
    let places = folder.backupFolders.joined(separator: " and ")
    let backups = folder.storedBackups
    guard !backups.isEmpty else { return "There is no backup in \(places)." }
    let more = backups.count > shown ? "\nand \(backups.count - shown) older ones" : ""
    return "In \(places) are:\n\(backups.prefix(shown).joined(separator: "\n"))\(more)"
  }

  /// The number of backups that are listed.
  private static let shown = 10
}
