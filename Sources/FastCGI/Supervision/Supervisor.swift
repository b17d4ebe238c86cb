import CLinux
import Glibc

/// A supervisor that keeps a number of worker processes running on one socket.
///
/// A worker that dies is replaced after 0.1 s, or up to 5 s if it keeps dying, however often. SIGHUP
/// replaces the workers one by one; SIGTERM and SIGINT end them and then the supervisor. Workers end with their
/// supervisor even when it is killed (see ``Worker/run(_:refusing:stopping:)``). A service manager is notified of all
/// this and, while at least one worker runs, receives the supervisor's keep-alive messages.
public final class Supervisor {
  /// The uptime after which a new worker counts as working.
  private static let settling = Duration.seconds(1)

  private var socket: ListeningSocket
  private var program: WorkerLauncher
  private let requestLimit: Duration
  private let report: (SupervisorEvent) -> Void
  private let manager: ServiceManager?
  private var places: [WorkerSlot] = []
  private var toReplace: [Int] = []
  private var isStopping = false
  /// True if the workers are being replaced and the service manager has not been notified of the end yet.
  private var isReloading = false
  private let signals: SignalReader

  /// Creates a supervisor that starts with ``startFirst()`` or ``run()``.
  ///
  /// Must be called before other threads are started, on the thread that lives longest: workers end when that thread
  /// does.
  /// - Parameters:
  ///   - executable: The program that workers run, which gets the socket with ``ListeningSocket/inherited()``.
  ///   - arguments: The program's arguments, without its name.
  ///   - requestLimit: The time after which a worker that still serves the same request is replaced.
  ///   - manager: The service manager to notify; nil if there is none.
  ///   - report: Called with each event, on the thread that runs the supervisor.
  public init(
    socket: ListeningSocket, workers: Int, executable: String, arguments: [String],
    requestLimit: Duration = .seconds(120), manager: ServiceManager? = nil,
    report: @escaping (SupervisorEvent) -> Void
  ) throws(SystemError) {
    self.socket = socket
    self.requestLimit = requestLimit
    self.report = report
    self.manager = manager
    signals = try SignalReader([SIGTERM, SIGINT, SIGHUP, SIGCHLD, Supervision.readySignal])
    program = WorkerLauncher(
      executable: executable, arguments: arguments, socket: socket.descriptor, count: max(1, workers),
      numbers: try .make())
    for _ in 0..<max(1, workers) { places.append(WorkerSlot(requests: try .make())) }
  }

  /// Starts one worker and waits until it accepts requests, so that a problem that would stop every worker is found
  /// and reported once.
  ///
  /// - Returns: The way in which the worker ended if it ended before it accepted requests; no worker runs then. Nil if
  ///   ``run()`` must be called next, also after a signal to stop.
  public func startFirst() throws(SystemError) -> ProcessEnd? {
    places[0].started(try program.start(requests: places[0].requests, isFirst: true))
    while true {
      // The worker is reaped before the signals are read: a worker that accepted requests and then ended has already
      // sent its signal.
      let end = places[0].collect(restarting: !isStopping)
      while let signal = signals.next() {
        if signal == Supervision.readySignal {
          manager?.notifyReady()
          if let end { report(end) }
          return nil
        }
        take(signal)
      }
      if isStopping { return nil }
      if case .ended(_, let how, _, _)? = end {
        socket.removeFile()
        return how
      }
      signals.wait(for: .seconds(5))
    }
  }

  /// Runs until SIGTERM or SIGINT, and returns when all workers have ended and the socket's file is removed.
  public func run() throws(SystemError) {
    for place in places { if let worker = place.worker { report(.started(worker: worker)) } }
    while true {
      while let signal = signals.next() { take(signal) }
      for index in places.indices { look(after: index) }
      if isStopping, places.allSatisfy(\.isEmpty) { break }
      listenAgain()
      replaceNext()
      notifyManager()
      let interval = min(requestLimit, .seconds(5), manager?.signsOfLife ?? .seconds(5))
      let isReplacing = isReloading || !toReplace.isEmpty
      signals.wait(
        for: places.map { $0.nextStep(isReplacing: isReplacing, interval: interval) }.min() ?? interval)
    }
    socket.removeFile()
  }

  private func take(_ signal: Int32) {
    switch signal {
    case SIGHUP where !isStopping:
      toReplace = Array(places.indices)
      report(.replacing)
      isReloading = true
      manager?.notifyReloading()
    case SIGTERM, SIGINT:
      if !isStopping {
        report(.stopping)
        manager?.notifyStopping()
      }
      isStopping = true
      isReloading = false
      toReplace = []
      for index in places.indices { places[index].stop() }
    default: break
    }
  }

  private func look(after index: Int) {
    if let end = places[index].collect(restarting: !isStopping) { report(end) }
    if places[index].isDue { start(index) }
    if let worker = places[index].killWhenOverdue() { report(.killed(worker: worker)) }
    if let stuck = places[index].stuckRequest(limit: requestLimit), let worker = places[index].worker {
      report(.stuck(worker: worker, serving: stuck))
      places[index].stop()
    }
  }

  private func start(_ index: Int) {
    do throws(SystemError) {
      places[index].started(try program.start(requests: places[index].requests))
      if let worker = places[index].worker { report(.started(worker: worker)) }
    } catch {
      report(.cannotStart(error, nextTry: places[index].postpone()))
    }
  }

  /// Binds the socket again if its file was removed, and replaces the workers: no client can reach the old socket,
  /// but connections that were already made on it are still answered.
  private func listenAgain() {
    guard !isStopping, let new = socket.remade() else { return }
    socket = new
    program.socket = new.descriptor
    toReplace = Array(places.indices)
    report(.listeningAgain)
  }

  /// Sends a keep-alive message, but only while a worker runs: if none starts, the supervisor itself may be at fault.
  /// Also reports the end of a replacement of all workers.
  private func notifyManager() {
    if places.contains(where: { $0.worker != nil }) { manager?.notifyWatchdog() }
    guard isReloading, toReplace.isEmpty, places.allSatisfy({ $0.isSettled(after: Self.settling) }) else { return }
    isReloading = false
    manager?.notifyReady()
  }

  /// Ends the next worker to be replaced, once all the others are working.
  private func replaceNext() {
    guard !toReplace.isEmpty, places.allSatisfy({ $0.isSettled(after: Self.settling) }) else { return }
    places[toReplace.removeFirst()].stop()
  }
}
