import Synchronization
import TestSupport

@testable import FastCGI

/// A worker on threads of this process.
final class RunningWorker: Sendable {
  let path: String
  private let folder = TestFolder()
  private let stopSignal: StopSignal
  private let outcome = Mutex<Worker.Ending?>(nil)

  init(
    threads: Int = 2, permits: Int? = nil, bodyBytes: Int = 100 << 20, timeout: WorkerTimeouts = WorkerTimeouts(),
    _ handler: @escaping GatewayHandler,
    refusing: @escaping GatewayRefuser = { refusal, _ in refusal.answer },
    stopping: @escaping @Sendable () -> Void = {}
  ) throws {
    path = "\(folder.path)/socket"
    stopSignal = try .manual()
    let worker = Worker(
      socket: try .bind(path: path), threads: threads, permits: permits, stop: stopSignal, bodyBytes: bodyBytes,
      timeout: timeout)
    try startThread { [self] in
      let ending = try? worker.run(handler, refusing: refusing, stopping: stopping)
      outcome.withLock { $0 = ending }
    }
  }

  func ask(_ variables: [(String, String)] = [("REQUEST_METHOD", "GET")], body: [UInt8] = []) throws -> Answer {
    try Peer(path, asking: variables, body: body).answer()
  }

  func raiseStop() {
    stopSignal.raise()
  }

  var hasEnded: Bool { outcome.withLock { $0 != nil } }

  /// The ending of the worker; nil if it does not end.
  func ending() -> Worker.Ending? {
    eventually { outcome.withLock { $0 } }
  }

  /// Ends the worker at the end of a test.
  func stop() {
    raiseStop()
    _ = ending()
  }
}
