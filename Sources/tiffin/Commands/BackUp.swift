import ArgumentParser
import Platform
import TiffinCore

/// A command that makes a backup.
struct BackUp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Back up all data into one file, at any time.",
    discussion: """
      Tiffin keeps running. Only its owner can read the file. It gets its name once it is complete, checked and on \
      disk. `tiffin restore` restores it.

      In a folder, the name is the time: tiffin-2026-11-23-031500.db.
      """)

  @Argument(help: "The file to create, or a folder. (The folder `backups` in the data folder)")
  var place: String?

  @Option(help: "In a folder: keep this many backups, including this one, and remove older ones.")
  var keep: Int?

  @OptionGroup var data: DataOption

  func validate() throws {
    if let keep, keep < 1 { throw ValidationError("--keep must be at least 1.") }
    if keep != nil, let place, !Self.isFolder(place) { throw ValidationError("--keep goes with a folder.") }
  }

  func run() throws {
    let folder = try Setting.folder(data.data)
    let progress = ProgressLine()
    defer { progress.end() }
    let backup: Backup
    do {
      backup =
        if let place, !Self.isFolder(place) {
          try folder.backUp(to: place, report: progress.show)
        } else {
          try folder.backUp(into: Self.folder(place) ?? folder.backupFolder, keep: keep, report: progress.show)
        }
    } catch {
      throw CommandError(error)
    }
    progress.end()
    print("\(backup.path): \(SizeFormat.text(backup.bytes)), \(SizeFormat.meals(backup.meals)).")
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
