import ArgumentParser
import FastCGI

/// The entry point of the program.
@main
struct Main {
  static func main() {
    ServerTimeZone.keep()
    // Some web servers turn the query into arguments: a CGI program that read them would obey strangers.
    if Gateway.isPlainCGI {
      PlainCGIProgram.run()
    } else {
      runCommand()
    }
  }

  private static func runCommand() {
    do {
      var command = try Tiffin.parseAsRoot()
      try Setting.readFile()
      try command.run()
    } catch {
      // A socket of systemd's stays open: whoever waits there would wait for the web server's limit.
      ListeningSocket.turnAwayWaitingForSystemd()
      (error as? Refusal)?.exit()
      Tiffin.exit(withError: error)
    }
  }
}
