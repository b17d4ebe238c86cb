import ArgumentParser
import TiffinCore

/// A command that migrates the data to this program's release.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring the data up to date with this program.",
    discussion: """
      Run it before every start, or start by `tiffin serve --migrate`; with CGI only, run it after each upgrade. It changes the database in one transaction, \
      or not at all, and makes a backup before, in the folder `backups` of the data folder (not of a PostgreSQL server: \
      back that up yourself). New foods come after that, some at a time.

      If the folder holds no data, nothing is created and the exit code is 78.
      """
  )

  @OptionGroup var data: DataOption

  func run() throws {
    let progress = ProgressLine()
    defer { progress.end() }
    try DataOption.migrate(data.folder(), report: progress.show) { sentence in
      progress.end()
      print(sentence)
    }
  }
}
