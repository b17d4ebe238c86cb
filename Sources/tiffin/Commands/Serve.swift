import ArgumentParser
import FastCGI
import Logging
import TiffinWeb

/// Answers requests until it is told to stop.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer the requests of a web server.",
    discussion: """
      With --socket it listens there and keeps several worker processes running. Without, it answers on the socket
      that it was started with: as standard input by spawn-fcgi and systemd's StandardInput=socket, or as descriptor 3
      by systemd's socket units.

      SIGTERM and SIGINT end it: at once when idle, else when the requests in flight are answered (10 s at most).
      SIGHUP replaces the workers one by one, without a failed request.
      """
  )

  @OptionGroup var options: ServeOptions

  @Option(help: "Listen on this Unix socket, which the web server reaches. (TIFFIN_SOCKET)")
  var socket: String?

  @Option(help: "Worker processes, 1 to 64; with --socket only. (TIFFIN_WORKERS, 2)")
  var workers: Int?

  @Flag(help: .hidden)
  var worker = false

  @Flag(help: .hidden)
  var trial = false

  func run() throws {
    let settings = options.settings
    let configuration = try settings.configuration()
    if !worker, !trial {
      for name in Setting.unknown { Log.main.warning("\(name) is no setting of Tiffin's and changes nothing") }
    }
    if trial {
      try Trial.check(configuration)
    } else if !worker, let path = socket ?? Setting.variable("TIFFIN_SOCKET") {
      let count = try Setting.number(workers, "TIFFIN_WORKERS", else: 2, in: 1...64)
      try SupervisorProgram.run(path, workers: count, settings)
    } else {
      try WorkerProgram.run(configuration, isTried: worker && !Worker.isFirst, settings)
    }
  }
}
