import ArgumentParser
import TiffinCore

/// A command that restores a backup.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Restore a backup.",
    discussion: """
      Stop Tiffin first. The backup is checked, and a copy of it takes the place of the database, which is kept beside \
      it with the time in its name. If anything is wrong with the backup, nothing is changed.

      A backup of an earlier release is brought up to date by `tiffin migrate`.
      """)

  @Argument(help: "The backup.")
  var file: String

  @OptionGroup var data: DataOption

  func run() throws {
    let folder = try Setting.folder(data.data)
    let progress = ProgressLine()
    defer { progress.end() }
    let restored: Restored
    do {
      restored = try folder.restore(from: file, report: progress.show)
    } catch {
      throw Refusal(error)
    }
    progress.end()
    print("Restored \(file): \(Size.meals(restored.meals)).")
    if let replaced = restored.replaced { print("What was there before is kept as \(replaced).") }
    print(
      "Start Tiffin again: `systemctl start tiffin.socket tiffin.service`, or the web server where it starts Tiffin.")
  }
}
