import ArgumentParser
import TiffinCore

/// Brings the data up to date with the program.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring the data up to date with this program.",
    discussion: """
      To be run before every start, and by hand after an upgrade where nothing starts Tiffin but a web server's CGI. It
      changes the database in one transaction, or leaves it as it was. A folder without data is refused with code 78;
      nothing is made there.
      """
  )

  @OptionGroup var data: DataOption

  func run() throws {
    try data.migrate()
  }
}
