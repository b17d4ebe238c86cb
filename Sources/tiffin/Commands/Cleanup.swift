import ArgumentParser
import TiffinCore

/// Does at once what a server that runs all the time does day by day.
struct Cleanup: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove for good what was deleted long ago.",
    discussion: """
      For cron, every day, where a web server's CGI starts Tiffin for each request; `tiffin serve` does it by itself.
      It removes what was deleted more than 30 days ago, pictures that nothing shows any more, sessions that ended by
      themselves, sign-ins that failed, and what is left of deleted accounts. Requests are answered meanwhile.
      """
  )

  @OptionGroup var data: DataOption

  func run() throws {
    try data.open { try Housekeeping($0.database).finish() }
  }
}
