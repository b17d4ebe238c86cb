import Synchronization
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `A request that stands aside` {
  /// Answers "/wait" when it is let go, having stood aside, and everything else at once.
  private final class Waiting: Sendable {
    private let count = Mutex(0)
    private let isOver = Latch()

    var asideNow: Int { count.withLock { $0 } }
    func letGo() { isOver.open() }

    func answer(_ request: GatewayRequest) -> GatewayResponse {
      guard request.variables["REQUEST_URI"] == "/wait" else { return .ok("page") }
      let stood: Bool? = request.standAside {
        count.withLock { $0 += 1 }
        return isOver.waitUntilOpen()
      }
      return .ok(stood == nil ? "no room" : "waited")
    }
  }

  private func ask(_ worker: RunningWorker, _ count: Int) throws -> [Peer] {
    try (0..<count).map { _ in try Peer(worker.path, asking: [("REQUEST_URI", "/wait")]) }
  }

  @Test(arguments: [1, 2]) func `leaves its place to others`(threads: Int) throws {
    let waiting = Waiting()
    let worker = try RunningWorker(threads: threads, patience: .endless, waiting.answer)
    let peers = try ask(worker, 12)
    _ = eventually { waiting.asideNow == 12 }

    let pages = try (0..<20).map { _ in try worker.ask().text }
    waiting.letGo()

    #expect(waiting.asideNow == 12)
    #expect(pages == Array(repeating: "page", count: 20))
    #expect(peers.map { $0.answer().text } == Array(repeating: "waited", count: 12))
    worker.stop()
  }

  @Test func `does so again and again`() throws {
    for _ in 0..<3 {
      let waiting = Waiting()
      let worker = try RunningWorker(threads: 2, patience: .endless, waiting.answer)
      for round in 1...4 {
        let peers = try ask(worker, 3)
        if round == 1 {
          _ = eventually { waiting.asideNow == 3 }
          waiting.letGo()
        }
        #expect(peers.map { $0.answer().text } == Array(repeating: "waited", count: 3))
        #expect(try worker.ask().text == "page")
      }
      worker.stop()
    }
  }

  @Test func `finds room for sixteen`() throws {
    let waiting = Waiting()
    let worker = try RunningWorker(threads: 2, patience: .endless, waiting.answer)
    let peers = try ask(worker, 16)
    _ = eventually { waiting.asideNow == 16 }

    let one = try Peer(worker.path, asking: [("REQUEST_URI", "/wait")]).answer().text

    #expect(one == "no room")
    #expect(try worker.ask().text == "page")
    waiting.letGo()
    #expect(peers.map { $0.answer().text } == Array(repeating: "waited", count: 16))
    worker.stop()
  }

  @Test func `is answered before a worker ends`() throws {
    let waiting = Waiting()
    let worker = try RunningWorker(threads: 1, patience: .endless, waiting.answer)
    let idle = try RunningWorker(threads: 1, patience: .endless, waiting.answer)
    let peers = try ask(worker, 3)
    _ = eventually { waiting.asideNow == 3 }

    worker.raiseStop()
    idle.raiseStop()
    let idleEnding = idle.ending()
    let hasEnded = worker.hasEnded
    waiting.letGo()

    #expect(idleEnding == .finished && !hasEnded)
    #expect(peers.map { $0.answer().text } == Array(repeating: "waited", count: 3))
    #expect(worker.ending() == .finished)
  }

  @Test func `is not in flight meanwhile, so that it is to blame for nothing`() throws {
    let folder = TestFolder()
    let requests = try RequestsInFlight.make()
    let waiter = try ConnectionWaiter(socket: .bind(path: "\(folder.path)/socket"), stop: .manual())
    let place = ThreadPlace(in: try Crew(threads: 1, running: 1, requests) { _ in }, 0, waiter)
    var variables = GatewayVariables()
    _ = try variables.fill(from: Record.pair("REQUEST_METHOD", "POST") + Record.pair("REQUEST_URI", "/meals"))

    place.begin(variables)
    let before = requests.current().map(\.request)
    let isAside = place.stepAside(.strangers)
    let meanwhile = requests.current().map(\.request)
    place.stepBack()
    let afterwards = requests.current().map(\.request)
    place.leave()

    #expect(isAside)
    #expect([before, meanwhile, afterwards] == [["POST /meals"], [], ["POST /meals"]])
  }

  @Test func `finds no room in a process that answers one request alone`() throws {
    let request = try GatewayRequest(variables: [])

    #expect(request.standAside { true } == nil)
  }
}
