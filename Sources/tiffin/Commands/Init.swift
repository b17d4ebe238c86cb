import ArgumentParser
import TiffinCore

/// A command that creates an installation. To be run by hand, never by a script that starts the server.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create an empty data folder.",
    discussion: """
      Run it once, by hand. If something ran it before each start and the data disk were not mounted, it would create \
      an empty installation that anyone could claim. Before a start, run `tiffin migrate`.

      If the folder already holds data, nothing is changed and the exit code is 78.
      """
  )

  @Option(help: "The folder for all data; created if it does not exist. (TIFFIN_DATA)")
  var data: String?

  func run() throws {
    let folder = try Setting.folder(data)
    do {
      let installation = try folder.create()
      try FoodsFile.load(into: installation)
      try installation.close()
    } catch {
      throw CommandError(error)
    }
  }
}
