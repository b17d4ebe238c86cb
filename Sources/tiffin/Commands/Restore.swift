import ArgumentParser
import TiffinCore

/// A command that restores a backup.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Restore a backup.",
    discussion: """
      Stop Tiffin first. The backup is checked, and a copy of it replaces the database, which is kept beside it with \
      the time in its name. If anything is wrong with the backup, nothing is changed.

      After restoring a backup of an earlier release, run `tiffin migrate`.
      """)

  @Argument(help: "The backup.")
  var file: String

  @OptionGroup var data: DataOption

  func run() throws {
    let folder = try Setting.folder(data.data)
    let progress = ProgressLine()
    defer { progress.end() }
    let restored: RestoredBackup
    do {
      restored = try folder.restore(from: file, report: progress.show)
    } catch {
      throw CommandError(error)
    }
    progress.end()
    print("Restored \(file): \(SizeFormat.meals(restored.meals)).")
    if let replaced = restored.replaced { print("The previous database is kept as \(replaced).") }
    print(
      "Start Tiffin again: `systemctl start tiffin.socket tiffin.service`, or the web server where it starts Tiffin.")
  }
}
