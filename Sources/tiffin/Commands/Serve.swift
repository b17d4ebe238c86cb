import ArgumentParser
import FastCGI
import Logging
import PictureTools
import TiffinWeb

/// A command that answers requests until a stop signal.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer the requests of a web server.",
    discussion: """
      With --socket, or on the socket of a systemd socket unit, it keeps several worker processes running. Without \
      either, it answers by itself on the socket that it finds as its standard input, as spawn-fcgi and systemd's \
      StandardInput=socket start it.

      SIGTERM and SIGINT end it: at once when idle, else when the requests in flight are answered (10 s at most).
      SIGHUP replaces the workers one by one, without a failed request; each reads the settings file anew. How many \
      they are, and the database, stay as at the start.

      Variables without an option, which /etc/tiffin/tiffin.conf explains: TIFFIN_DATABASE_URL, TIFFIN_FORM_KEY, \
      TIFFIN_IMPORT_LIMIT, TIFFIN_LIMITS, TIFFIN_LOG, TIFFIN_LOG_LEVEL, TIFFIN_METRICS_TOKEN, TIFFIN_NOTIFY, \
      TIFFIN_NOTIFY_FORMAT, TIFFIN_NO_STORE, \
      TIFFIN_PROXY_HOUSEHOLD, TIFFIN_SCANNER, \
      TIFFIN_SESSIONS, TIFFIN_SLOW_MS, TIFFIN_TRUSTED_PROXY; and TIFFIN_CONFIG, which names another file than that.
      """
  )

  @OptionGroup var options: ServeOptions

  @Option(help: "Listen on this Unix socket, which the web server reaches. (TIFFIN_SOCKET)")
  var socket: String?

  @Option(help: "Worker processes, 1 to 64; with --socket or systemd's. (TIFFIN_WORKERS, 2)")
  var workers: Int?

  @Flag(help: "Bring the data up to date first, as `tiffin migrate` does.")
  var migrate = false

  @Flag(help: .hidden)
  var worker = false

  @Flag(help: .hidden)
  var trial = false

  /// The path of the socket to listen on, from an option or a variable; `.some(nil)` for the socket that systemd handed
  /// over; nil if none is given, so that this process answers without a supervisor.
  private var place: String?? {
    if let socket { return .some(socket) }
    if ListeningSocket.isGivenBySystemd { return .some(nil) }
    return Setting.variable("TIFFIN_SOCKET").map { .some($0) }
  }

  func run() throws {
    let settings = options.settings
    let configuration = try settings.configuration()
    if !worker, !trial {
      for name in Setting.unknown { Log.main.warning("\(name) is not a setting of Tiffin's and has no effect") }
      if let lack = Confinement.lack { Log.main.warning("\(lack)") }
      // The log has one line about it and no progress, which would be no JSON.
      if migrate { try DataOption.migrate(Setting.folder(options.data)) { Log.main.notice("\($0)") } }
    }
    if trial {
      try StartupCheck.check(configuration)
    } else if !worker, let path = place {
      let count = try Setting.number(workers, "TIFFIN_WORKERS", else: 2, in: 1...64)
      try SupervisorProgram.run(path, workers: count, settings)
    } else {
      try WorkerProgram.run(configuration, isTried: worker && !Worker.isFirst, settings)
    }
  }
}
