import FastCGI
import Glibc
import Logging
import Platform
import TiffinWeb

/// A process that answers requests on the socket it was started with.
enum WorkerProgram {
  /// Opens the app and answers requests until a stop signal.
  ///
  /// - Parameter isTried: True if another worker has already passed the ``StartupCheck``.
  static func run(_ configuration: Configuration, isTried: Bool, _ settings: ServeSettings) throws {
    let permits = permits(configuration)
    WorkerMemory.reserveForAnswers(to: Processors.count)
    // The signal is created before any thread is started: every thread inherits the signal mask, which leaves these
    // signals to the main thread.
    let stop = try StopSignal.ofThisProcess()
    let socket = try inheritedSocket()
    try settings.requireTrusted(socket)
    var configuration = configuration
    configuration.numbers = .inherited()
    let application = try open(configuration)
    if !isTried { try StartupCheck.pass(application) }
    application.startBackgroundWork()
    // `bodyBytes` is enough for four bodies of the largest size at once, or for more smaller ones.
    let worker = Worker(
      socket: socket, threads: configuration.threads, permits: permits, stop: stop,
      bodyBytes: 4 * configuration.bodyLimit)
    let ending = try worker.run(
      application.answer, refusing: application.refuse, stopping: application.endWaiting)
    if case .abandoned(let threads) = ending {
      Log.main.warning("\(threads) requests were not answered in time and are given up")
      exit(EXIT_FAILURE)
    }
    try application.close()
  }

  /// Returns the number of threads that compute at once: one per processor over all workers. With a database server it
  /// is all threads, because they mostly wait for the server.
  private static func permits(_ configuration: Configuration) -> Int {
    configuration.server == nil ? (Processors.count - 1) / Worker.count + 1 : configuration.threads
  }

  private static func inheritedSocket() throws(CommandError) -> ListeningSocket {
    do { return try .inherited() } catch {
      throw CommandError(
        "\(error). Say where to listen with --socket PATH, or let spawn-fcgi or systemd start it.", .usage)
    }
  }

  /// Opens the app.
  ///
  /// - Throws: ``CommandError`` with advice for the administrator.
  static func open(_ configuration: Configuration) throws -> Application {
    do {
      return try Application(configuration, log: Log.main)
    } catch {
      throw CommandError(error)
    }
  }
}
