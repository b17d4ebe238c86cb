import FastCGI
import Logging
import Platform
import TiffinCore
import TiffinWeb

/// The process that listens and keeps the workers running.
enum SupervisorProgram {
  /// Listens and keeps the workers running until a stop signal.
  ///
  /// - Parameter path: The path of the socket; nil for the socket that systemd handed over.
  static func run(_ path: String?, workers: Int, _ settings: ServeSettings) throws {
    let manager = try ServiceManager.ofThisProcess()
    let socket = if let path { try listen(at: path) } else { try ListeningSocket.inherited() }
    do {
      try settings.requireTrusted(socket)
      try supervise(socket, workers, DataFolder(try Setting.data(settings.data)), manager) {
        Log.main.info("listening on \(path ?? "the socket of systemd") with \(workers) workers")
      }
    } catch {
      socket.removeFile()
      socket.rejectPending()
      throw error
    }
    Log.main.info("stopped")
  }

  /// - Parameter ready: Called once the first worker accepts requests.
  private static func supervise(
    _ socket: ListeningSocket, _ workers: Int, _ folder: DataFolder, _ manager: ServiceManager?, ready: () -> Void
  ) throws {
    // A worker runs this program with the same arguments and `--worker`.
    let arguments = CommandLine.arguments.dropFirst() + ["--worker"]
    let supervisor = try Supervisor(
      socket: socket, workers: workers, executable: ThisProgram.path, arguments: Array(arguments), manager: manager,
      report: { report($0, RecentErrors(folder)) })
    do {
      if let end = try supervisor.startFirst() { throw StartupCheck.failure(end) }
    } catch let error as SystemError {
      throw CommandError("\(error).", .failure)
    }
    ready()
    try supervisor.run()
  }

  private static func listen(at path: String) throws(CommandError) -> ListeningSocket {
    do { return try .bind(path: path) } catch {
      // The other server may be about to stop, so a retry may help; every other error needs an administrator.
      let isTaken = error.isAddressInUse
      throw CommandError("Tiffin cannot listen at \(path): \(error).", isTaken ? .failure : .configuration)
    }
  }

  private static func report(_ event: SupervisorEvent, _ book: RecentErrors) {
    if event.isTrouble { book.record(.worker, reference: nil, at: ServerClock.seconds()) }
    switch event {
    case .started(let worker): Log.main.info("worker \(worker) started")
    case .ended(let worker, let how, let lifetime, let requests):
      Log.main.notice("worker \(worker) ended after \(lifetime.components.seconds) s: \(how)")
      for request in requests { Log.main.error("worker \(worker) was answering \(LogRedaction.masked("\(request)"))") }
    case .cannotStart(let error, let next): Log.main.error("no worker can be started (\(error)); next try in \(next)")
    case .stuck(let worker, let request):
      Log.main.error("worker \(worker) hangs in \(LogRedaction.masked("\(request)")) and is replaced")
    case .replacing: Log.main.info("replacing the workers one by one")
    case .listeningAgain: Log.main.warning("somebody removed the socket; it is there again")
    case .stopping: Log.main.info("stopping")
    case .killed(let worker): Log.main.error("worker \(worker) did not stop in time and was killed")
    }
  }
}

extension SupervisorEvent {
  /// True if a worker did not end as intended.
  fileprivate var isTrouble: Bool {
    switch self {
    case .ended(_, .exit(code: 0), _, _): false
    case .ended, .cannotStart, .stuck, .killed: true
    case .started, .replacing, .listeningAgain, .stopping: false
    }
  }
}
