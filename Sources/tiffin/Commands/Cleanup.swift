import ArgumentParser
import TiffinCore

/// A command that runs the daily cleanup of `tiffin serve` at once.
struct Cleanup: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Permanently remove what was deleted long ago.",
    discussion: """
      With CGI only, run it daily by cron; `tiffin serve` does it by itself. It removes what was deleted more than 30 \
      days ago, unused pictures, expired sessions, old failed sign-ins, and what is left of deleted accounts. Tiffin \
      keeps running.
      """
  )

  @OptionGroup var data: DataOption

  func run() throws {
    try data.open { installation in
      try Housekeeping(
        installation.database, importFolder: installation.importFolder, sessionTimes: Setting.sessionTimes()
      ).finish()
    }
  }
}
