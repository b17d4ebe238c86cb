import ArgumentParser
import TiffinCore

/// Makes a new installation. It is said by a person, never by what starts a server.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a data folder with nothing in it, once.",
    discussion: """
      For you to say, and for nothing that runs by itself: where the disk of the data is not mounted, it would make a
      new, empty installation that anybody could take. Before a start run `tiffin migrate`.

      A folder that holds data already is left as it is, with code 78.
      """
  )

  @Option(help: "The folder for everything that is kept. It is made where it is missing. (TIFFIN_DATA)")
  var data: String?

  func run() throws {
    let folder = try Setting.data(data)
    do {
      try DataFolder(folder).create().close()
    } catch {
      throw Refusal(error)
    }
  }
}
