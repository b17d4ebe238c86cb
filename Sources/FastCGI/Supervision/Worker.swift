import CFastCGI
import Glibc

/// One process that answers requests on a few threads.
public struct Worker: Sendable {
  /// The way in which a worker ended.
  public enum Ending: Sendable, Equatable {
    /// Every request that had been taken was answered.
    case finished
    /// Some were still being answered when time ran out. The process has to exit all the same.
    case abandoned(threads: Int)
  }

  private let socket: ListeningSocket
  private let threads: Int
  private let running: Int
  private let stop: StopSignal
  private let bodyBytes: Int
  private let patience: Patience

  /// True in the worker that its supervisor started alone, see ``Supervisor/startFirst()``; until it runs.
  public static var isFirst: Bool { Supervision.isFirst }

  /// The number of workers that answer on the socket, 1 without a supervisor; until this one runs.
  public static var count: Int { Supervision.workers }

  /// A worker that starts with ``run(_:refusing:stopping:)``.
  ///
  /// - Parameters:
  ///   - running: how many of the threads run at once, while others wait for the disk, a lock or a peer; nil for all.
  ///   - stop: ``StopSignal/ofThisProcess()``, made before any thread was started.
  ///   - bodyBytes: the memory that all bodies being received or worked on may take together.
  public init(
    socket: ListeningSocket, threads: Int, running: Int? = nil, stop: StopSignal, bodyBytes: Int = 100 << 20,
    patience: Patience = Patience()
  ) {
    self.socket = socket
    self.threads = max(1, threads)
    self.running = min(max(1, running ?? threads), self.threads)
    self.stop = stop
    self.bodyBytes = bodyBytes
    self.patience = patience
  }

  /// Answers requests until the stop signal, and then for as long as requests in flight need, 10 s at most.
  ///
  /// - Parameter stopping: called when the stop signal has come, so that no request in flight waits for long.
  /// - Throws: ``SystemError`` if the socket cannot be used, or no longer.
  public func run(
    _ handler: @escaping GatewayHandler,
    refusing: @escaping GatewayRefuser = { refusal, _ in refusal.answer },
    stopping: () -> Void = {}
  ) throws(SystemError) -> Ending {
    let supervision = Supervision.join()
    guard supervision.supervisorLives else { return .finished }
    let room = BodyRoom(bytes: bodyBytes)
    let crew = try Crew(threads: threads, running: running, supervision.requests) {
      [patience] place throws(SystemError) in
      let server = RequestServer(at: place, patience: patience, room: room, handler: handler, refusing: refusing)
      while place.awaitTurn(), let connection = try place.waiter.next() { server.serve(connection) }
    }
    for seat in 0..<threads { try crew.start(in: seat, ConnectionWaiter(socket: socket, stop: stop)) }
    supervision.tellReady()
    crew.open()
    let left = crew.wait(stop: stop, patience: patience, stopping: stopping)
    if let failure = crew.failure { throw failure }
    return left == 0 ? .finished : .abandoned(threads: left)
  }
}
