import CLinux
import Glibc
import Platform
import Synchronization

/// A process that answers requests on a fixed number of threads.
public struct Worker: Sendable {
  /// The way in which a worker ended.
  public enum Ending: Sendable, Equatable {
    /// Every accepted request was answered.
    case finished
    /// Some requests were still being answered at the timeout. The process must exit nevertheless.
    case abandoned(threads: Int)
  }

  private let socket: ListeningSocket
  private let threads: Int
  private let permits: Int
  private let stop: StopSignal
  private let bodyBytes: Int
  private let timeout: WorkerTimeouts

  /// True if this is the worker that the supervisor starts first and waits for, see ``Supervisor/startFirst()``.
  /// Valid until this worker runs.
  public static var isFirst: Bool { Supervision.isFirst }

  /// The number of workers that answer on the socket, 1 without a supervisor. Valid until this worker runs.
  public static var count: Int { Supervision.workers }

  /// Creates a worker that starts with ``run(_:refusing:stopping:)``.
  ///
  /// - Parameters:
  ///   - permits: The maximum number of threads that compute at once, while others wait for the disk, a lock or a peer;
  ///     nil for all threads.
  ///   - stop: ``StopSignal/ofThisProcess()``, made before any thread was started.
  ///   - bodyBytes: The memory in bytes that all bodies being received or processed may use together.
  public init(
    socket: ListeningSocket, threads: Int, permits: Int? = nil, stop: StopSignal, bodyBytes: Int = 100 << 20,
    timeout: WorkerTimeouts = WorkerTimeouts()
  ) {
    self.socket = socket
    self.threads = max(1, threads)
    self.permits = permits ?? self.threads
    self.stop = stop
    self.bodyBytes = bodyBytes
    self.timeout = timeout
  }

  /// Answers requests until the stop signal, and then waits for the requests in flight, at most
  /// ``WorkerTimeouts/stop``.
  ///
  /// - Parameter stopping: Called when the stop signal has arrived, to shorten the waits of requests in flight.
  /// - Throws: ``SystemError`` if the socket cannot be used.
  public func run(
    _ handler: @escaping GatewayHandler,
    refusing: @escaping GatewayRefuser = { refusal, _ in refusal.answer },
    stopping: () -> Void = {}
  ) throws(SystemError) -> Ending {
    let supervision = Supervision.join()
    guard supervision.supervisorLives else { return .finished }
    let pool = try WorkerThreads(permits: ComputePermits(permits), stop: stop, timeout: timeout)
    let context = WorkerContext(
      timeout: timeout, budget: RequestBodyBudget(bytes: bodyBytes, threads: threads), handler: handler,
      refusing: refusing)
    // The supervisor is told before any thread accepts a connection, so that a worker that has answered a request has
    // always reported itself ready.
    supervision.notifySupervisor()
    for number in 0..<threads {
      try pool.start(ConnectionWaiter(socket: socket, stop: stop), context, number, supervision.requests)
    }
    return try pool.wait(stopping: stopping)
  }
}

/// The threads of a worker.
private final class WorkerThreads: Sendable {
  /// The interval, in milliseconds, at which connections are checked for being too slow.
  private static let checkInterval = 500

  private struct State {
    var running = 0
    var watches: [ConnectionWatchdog] = []
    var failure: SystemError?
  }

  private let permits: ComputePermits
  private let stop: StopSignal
  private let timeout: WorkerTimeouts
  private let state = Mutex(State())
  /// A descriptor that is readable when a thread has ended.
  private let ended: Descriptor

  init(permits: ComputePermits, stop: StopSignal, timeout: WorkerTimeouts) throws(SystemError) {
    self.permits = permits
    self.stop = stop
    self.timeout = timeout
    ended = try Descriptor(eventfd(0, EventFlags.closeOnExec), "make an event descriptor")
  }

  func start(
    _ waiter: ConnectionWaiter, _ context: WorkerContext, _ number: Int, _ requests: RequestsInFlight?
  ) throws(SystemError) {
    let watch = ConnectionWatchdog(ComputePermits.Permit(permits))
    state.withLock { state in
      state.watches.append(watch)
      state.running += 1
    }
    do throws(SystemError) {
      try startThread { [self] in
        let failure = watch.permit.whileCurrent { () -> SystemError? in
          do throws(SystemError) {
            let server = try RequestServer(context, watch, requests?.slot(number))
            while watch.permit.begin(), let connection = try waiter.next() { server.serve(connection) }
            return nil
          } catch {
            return error
          }
        }
        watch.permit.release()
        end(failure)
      }
    } catch {
      end(error)
      throw error
    }
  }

  /// Counts a thread that has ended.
  private func end(_ failure: SystemError?) {
    state.withLock { state in
      state.running -= 1
      state.failure = state.failure ?? failure
    }
    eventfd_write(ended.number, 1)
  }

  /// Waits for the stop signal or the failure of a thread, and then for the requests in flight.
  func wait(stopping: () -> Void) throws(SystemError) -> Worker.Ending {
    while !waitUntilReadable([stop.descriptor, ended.number], milliseconds: Self.checkInterval) { check() }
    permits.close()
    // If one thread fails, the worker fails.
    if let failure = state.withLock({ $0.failure }) { throw failure }
    stopping()
    let deadline = ContinuousClock.now + timeout.stop
    while running > 0, ContinuousClock.now < deadline {
      check(isStopping: true)
      let left = ContinuousClock.now.duration(to: deadline).milliseconds
      guard waitUntilReadable([ended.number], milliseconds: min(left, Self.checkInterval)) else { continue }
      var count: eventfd_t = 0
      unsafe eventfd_read(ended.number, &count)
    }
    return running == 0 ? .finished : .abandoned(threads: running)
  }

  private var running: Int { state.withLock { $0.running } }

  private func check(isStopping: Bool = false) {
    let now = ContinuousClock.now
    for watch in state.withLock({ $0.watches }) { watch.check(at: now, isStopping: isStopping) }
  }
}
