import ArgumentParser
import FastCGI
import Platform

/// The program, which answers one request if a web server runs it as plain CGI, and otherwise runs the command in its
/// arguments.
@main
struct Main {
  static func main() {
    // Without TZ the C library reads /etc/localtime again each time the time of day is needed, twice in every request.
    // With it, a change of the system's zone takes effect at the next start.
    SystemEnvironment.setDefault("TZ", ":/etc/localtime")
    // Each thread of libdispatch sets its priority, and logs by itself, in no format of the log, where the system
    // refuses that: under a filter of system calls, or in a process of lower priority (Nice=).
    SystemEnvironment.setDefault("LIBDISPATCH_LOG", "NO")
    // Some web servers turn the query into arguments, which a CGI program must therefore ignore.
    if PlainCGI.isPlainCGI {
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
      // systemd's socket stays open: a waiting client would otherwise wait for the web server's timeout.
      ListeningSocket.rejectPendingOfSystemd()
      (error as? CommandError)?.exit()
      Tiffin.exit(withError: error)
    }
  }
}
