import FastCGI
import Glibc
import Logging
import TiffinWeb

/// A process that answers requests on the socket it was started with.
enum WorkerProgram {
  /// - Parameters:
  ///   - workers: how many processes answer on the socket.
  ///   - isTried: true if another worker has started well before.
  static func run(_ configuration: Configuration, of workers: Int, isTried: Bool, _ settings: ServeSettings) throws {
    WorkerMemory.keepRoomForAnswers()
    // Before any thread is started: every thread inherits the mask of signals that are left to the listener.
    let stop = try StopSignal.ofThisProcess()
    let socket = try inheritedSocket()
    try settings.requireTrusted(socket)
    var configuration = configuration
    configuration.numbers = .inherited()
    let application = try open(configuration)
    if !isTried { try Trial.pass(application) }
    application.keepHouse()
    // Room for at least four bodies of the largest size at once, and for more smaller ones.
    let worker = Worker(
      socket: socket, threads: configuration.threads, running: running(configuration, of: workers), stop: stop,
      bodyBytes: max(4, configuration.threads / 2) * configuration.bodyLimit)
    let ending = try worker.run(
      application.answer, refusing: application.refuse, stopping: application.endWaiting)
    if case .abandoned(let threads) = ending {
      Log.main.warning("\(threads) requests were not answered in time and are given up")
      exit(EXIT_FAILURE)
    }
    try application.close()
  }

  /// Threads that run at once: all workers together as many as there are processors. Whoever asks a database server waits
  /// for that most of the time.
  private static func running(_ configuration: Configuration, of workers: Int) -> Int {
    if configuration.server != nil { return configuration.threads }
    return (max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) + workers - 1) / workers
  }

  private static func inheritedSocket() throws(Refusal) -> ListeningSocket {
    do { return try .inherited() } catch {
      throw Refusal("\(error). Say where to listen with --socket PATH, or let spawn-fcgi or systemd start it.", .usage)
    }
  }

  /// - Throws: ``Refusal`` that says what to do.
  static func open(_ configuration: Configuration) throws -> Application {
    do {
      return try Application(configuration, log: Log.main)
    } catch {
      throw Refusal(error)
    }
  }
}
