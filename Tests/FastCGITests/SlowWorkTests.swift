import Synchronization
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Slow work` {
  /// Answers "/wait" as slow work after `letGo()`, and everything else at once.
  private final class Waiting: Sendable {
    private let count = Mutex(0)
    private let isOver = Latch()

    var running: Int { count.withLock { $0 } }
    func letGo() { isOver.open() }

    func answer(_ request: GatewayRequest) -> GatewayResponse {
      guard request.variables["REQUEST_URI"] == "/wait" else { return .ok("page") }
      let hasWaited: Bool? = request.runSlowWork {
        count.withLock { $0 += 1 }
        return isOver.waitUntilOpen()
      }
      return .ok(hasWaited == nil ? "no room" : "waited")
    }
  }

  private func ask(_ worker: RunningWorker, _ count: Int) throws -> [Peer] {
    try (0..<count).map { _ in try Peer(worker.path, asking: [("REQUEST_URI", "/wait")]) }
  }

  @Test func `does not block other requests`() throws {
    let waiting = Waiting()
    let worker = try RunningWorker(threads: 64, permits: 1, timeout: .endless, waiting.answer)
    let peers = try ask(worker, 12)
    _ = eventually { waiting.running == 12 }

    let pages = try (0..<20).map { _ in try worker.ask().text }
    waiting.letGo()

    #expect(waiting.running == 12)
    #expect(pages == Array(repeating: "page", count: 20))
    #expect(peers.map { $0.answer().text } == Array(repeating: "waited", count: 12))
    worker.stop()
  }

  @Test func `runs on at most a quarter of the threads`() throws {
    let waiting = Waiting()
    let worker = try RunningWorker(threads: 64, permits: 1, timeout: .endless, waiting.answer)
    let peers = try ask(worker, 16)
    _ = eventually { waiting.running == 16 }

    let one = try Peer(worker.path, asking: [("REQUEST_URI", "/wait")]).answer().text

    #expect(one == "no room")
    #expect(try worker.ask().text == "page")
    waiting.letGo()
    #expect(peers.map { $0.answer().text } == Array(repeating: "waited", count: 16))
    worker.stop()
  }

  @Test func `is finished before its worker stops`() throws {
    let waiting = Waiting()
    let worker = try RunningWorker(threads: 16, permits: 1, timeout: .endless, waiting.answer)
    let idle = try RunningWorker(threads: 1, timeout: .endless, waiting.answer)
    let peers = try ask(worker, 3)
    _ = eventually { waiting.running == 3 }

    worker.raiseStop()
    idle.raiseStop()
    let idleEnding = idle.ending()
    let hasEnded = worker.hasEnded
    waiting.letGo()

    #expect(idleEnding == .finished && !hasEnded)
    #expect(peers.map { $0.answer().text } == Array(repeating: "waited", count: 3))
    #expect(worker.ending() == .finished)
  }

  @Test func `is refused in a process that answers a single request`() throws {
    let request = try GatewayRequest(variables: [])

    #expect(request.runSlowWork { true } == nil)
  }
}
