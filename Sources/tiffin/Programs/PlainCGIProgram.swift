import FastCGI
import Glibc
import Logging
import TiffinWeb

/// A program that answers one request for a web server's CGI module. Configured without options, by variables
/// and the settings file.
enum PlainCGIProgram {
  static func run() {
    do {
      try Setting.readFile()
      var configuration = try ServeSettings().configuration()
      configuration.isPlainCGI = true
      configuration.threads = 1
      let application = try WorkerProgram.open(configuration)
      PlainCGI.answerPlainCGI(application.answer, refusing: application.refuse)
    } catch {
      Log.main.error("\(error)")
      print("Status: 500 Internal Server Error\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nTiffin cannot start.")
      exit(EXIT_FAILURE)
    }
  }
}
