import ArgumentParser
import FastCGI

/// Where the program begins.
@main
struct Main {
  static func main() {
    ServerTimeZone.keep()
    // Some web servers make arguments out of the query: a CGI program that read them would obey strangers.
    if Gateway.isPlainCGI {
      PlainCGIProgram.run()
    } else {
      runCommand()
    }
  }

  private static func runCommand() {
    do {
      var command = try Tiffin.parseAsRoot()
      try command.run()
    } catch let refusal as Refusal {
      refusal.exit()
    } catch {
      Tiffin.exit(withError: error)
    }
  }
}
