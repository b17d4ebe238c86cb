import CFastCGI
import Glibc

/// One process that answers requests on a few threads.
public struct Worker: Sendable {
  /// How a worker came to its end.
  public enum Ending: Sendable, Equatable {
    /// Every request that had been taken was answered.
    case finished
    /// Some were still being answered when their time was over. The process has to exit all the same.
    case abandoned(threads: Int)
  }

  private let socket: ListeningSocket
  private let threads: Int
  private let stop: StopSignal
  private let patience: Patience

  /// A worker that starts with ``run(_:refusing:)``.
  ///
  /// - Parameter stop: ``StopSignal/ofThisProcess()``, made before any thread was started.
  public init(socket: ListeningSocket, threads: Int, stop: StopSignal, patience: Patience = Patience()) {
    self.socket = socket
    self.threads = max(1, threads)
    self.stop = stop
    self.patience = patience
  }

  /// Answers requests until the stop signal, and then for as long as requests in flight need, 10 s at most.
  ///
  /// - Throws: ``SystemError`` when the socket cannot be used (any more).
  public func run(
    _ handler: @escaping GatewayHandler,
    refusing: @escaping GatewayRefuser = { refusal, _ in refusal.answer }
  ) throws(SystemError) -> Ending {
    let supervision = Supervision.join()
    guard supervision.supervisorLives else { return .finished }
    let crew = try Crew()
    for number in 0..<threads {
      try crew.start { [socket, stop, patience] () throws(SystemError) in
        let waiter = try ConnectionWaiter(socket: socket, stop: stop)
        let server = RequestServer(
          exchange: try Exchange(), patience: patience, handler: handler, refusing: refusing,
          slot: supervision.requests?.slot(number))
        while let connection = try waiter.next() { server.serve(connection) }
      }
    }
    let left = crew.wait(stop: stop, patience: patience)
    if let failure = crew.failure { throw failure }
    return left == 0 ? .finished : .abandoned(threads: left)
  }
}

/// How long a worker waits for others.
public struct Patience: Sendable {
  /// For the next byte of a request's variables.
  public var head = Duration.seconds(3)
  /// For the next byte of a body, and for the web server to take the next piece of an answer.
  public var body = Duration.seconds(10)
  /// For requests in flight, after the stop signal.
  public var stop = Duration.seconds(10)

  /// 3 s, 10 s and 10 s.
  public init() {}
}
