import ArgumentParser
import TiffinCore

/// Makes the data folder, or brings an older one up to date.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the data folder, or bring an older one up to date.",
    discussion: """
      Can be run before every start: of what is there it changes nothing but this, that meals deleted more than 30
      days ago go for good, and sessions that ended by themselves.
      """
  )

  @Option(help: "The folder that holds everything that is kept. (TIFFIN_DATA)")
  var data: String?

  func run() throws {
    let folder = try Setting.data(data)
    do {
      let installation = try DataFolder(folder).create()
      try MealStore(installation.database).purge()
      try SessionStore(installation.database).purge()
      while try SignInThrottle(installation.database).purge(atMost: 1_000) {}
      try installation.close()
    } catch let error as InstallationError {
      throw Refusal(error)
    }
  }
}
