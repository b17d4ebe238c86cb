import Synchronization
import TestSupport
import Testing

@testable import FastCGI

/// A peer that breaks the protocol or is too slow does not delay others.
@Suite struct `Misbehaving peers` {
  @Test func `are disconnected after 3 s of silence by default`() {
    #expect(WorkerTimeouts().head.silence == .seconds(3))
    #expect(WorkerTimeouts().head.whole == .seconds(3))
  }

  @Test(arguments: [
    [1], Record.begin(), Record.begin() + Record.variables([("A", "b")]), Record.begin() + [1, 4, 0, 1, 0, 9, 0, 0, 2],
  ])
  func `are disconnected if they fall silent, and block only their own thread`(said: [UInt8]) throws {
    let patient = try RunningWorker(threads: 3, timeout: .endless) { _ in .ok("page") }
    let impatient = try RunningWorker(threads: 1, timeout: .endless.head(500)) { _ in .ok("page") }
    let waitedFor = try (0..<2).map { _ in try Peer(patient.path) }
    let givenUp = try (0..<2).map { _ in try Peer(impatient.path) }
    for peer in waitedFor + givenUp { peer.send(said) }

    let besideBoth = try patient.ask()
    let answers = givenUp.map { $0.answer() }

    #expect(besideBoth.text == "page")
    #expect(answers.allSatisfy { $0.isClosed && $0.output.isEmpty })
    for peer in waitedFor { peer.close() }
    patient.stop()
    impatient.stop()
  }

  @Test func `are disconnected after the configured timeout if they fall silent`() throws {
    let workers = try [500, 2_000].map { time in
      try RunningWorker(threads: 1, timeout: .endless.head(time)) { _ in .ok("page") }
    }
    let paths = workers.map(\.path)

    let isQuicker = try isMuchQuicker {
      _ = try Peer(paths[0]).answer()
    } than: {
      _ = try Peer(paths[1]).answer()
    }

    #expect(isQuicker)
    for worker in workers { worker.stop() }
  }

  @Test func `get an error if they fall silent in their body, and block only their own thread`() throws {
    let worker = try RunningWorker(threads: 2, permits: 1, timeout: .endless.body(500)) { echo($0) }
    let peer = try Peer(worker.path, beginning: 9)

    let next = try worker.ask()

    #expect(next.isComplete)
    #expect(peer.answer().text == "tooSlow")
    worker.stop()
  }

  @Test func `get an error after the configured timeout if they fall silent in their body`() throws {
    let workers = try [500, 2_000].map { time in
      try RunningWorker(threads: 1, timeout: .endless.body(time)) { echo($0) }
    }
    let paths = workers.map(\.path)

    let isQuicker = try isMuchQuicker {
      _ = try Peer(paths[0], beginning: 9).answer()
    } than: {
      _ = try Peer(paths[1], beginning: 9).answer()
    }

    #expect(isQuicker)
    for worker in workers { worker.stop() }
  }

  /// Answers "LARGE" with more bytes than a socket buffers.
  private func largeWorker(_ timeout: WorkerTimeouts) throws -> RunningWorker {
    try RunningWorker(threads: 2, permits: 1, timeout: timeout) { request in
      .ok([UInt8](repeating: 1, count: request.variables["LARGE"] == nil ? 1 : 10_000_000))
    }
  }

  @Test func `block only their own thread if they never read their response`() throws {
    let worker = try largeWorker(.endless)
    let peer = try Peer(worker.path, asking: [("LARGE", "")])

    #expect(try worker.ask().isComplete)

    peer.close()
    worker.stop()
  }

  @Test func `are disconnected after the configured timeout if they never read their response`() throws {
    let workers = try [500, 2_000].map { try largeWorker(.endless.body($0)) }
    let paths = workers.map(\.path)

    let isQuicker = try isMuchQuicker {
      try beGivenUp(at: paths[0])
    } than: {
      try beGivenUp(at: paths[1])
    }

    #expect(isQuicker)
    for worker in workers { worker.stop() }
  }

  private func beGivenUp(at path: String) throws {
    let peer = try Peer(path, asking: [("LARGE", "")])
    #expect(eventually { peer.isLeft })
  }

  @Test(arguments: [
    [UInt8]("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8),
    [UInt8](repeating: 0, count: 1000),
    [UInt8](repeating: 0xff, count: 100_000),
    Record.make(1, [0, 1]),
    Record.make(4, [1, 1, 65, 66]),
    Record.begin() + Record.make(5, [1, 2, 3]),
    Record.begin() + Record.make(4, [0x7f, 0xff, 0xff, 0xff]) + Record.endOfVariables,
    Record.begin() + Record.make(4, [200]) + Record.endOfVariables,
    Record.begin() + Record.variables([("A", "b")]) + Record.abort(),
    Record.make(9, [200, 0, 0, 0, 200], id: 0),
  ])
  func `are disconnected if they send garbage, and the next request is answered`(garbage: [UInt8]) throws {
    let reached = Mutex(0)
    let worker = try RunningWorker(threads: 1, timeout: .endless) { _ in
      reached.withLock { $0 += 1 }
      return .ok("page")
    }
    let peer = try Peer(worker.path)
    peer.send(garbage)
    peer.endSending()

    #expect(try worker.ask().text == "page")
    #expect(peer.answer().output.isEmpty)
    #expect(reached.withLock { $0 } == 1)
    worker.stop()
  }

  @Test func `never reach the handler if their variables are incomplete`() throws {
    let reached = Mutex(0)
    let worker = try RunningWorker(threads: 1) { _ in
      reached.withLock { $0 += 1 }
      return .ok("page")
    }
    let peer = try Peer(worker.path)
    peer.send(Record.begin() + Record.variables([("REQUEST_METHOD", "GET"), ("REQUEST_URI", "/")]))
    peer.endSending()

    #expect(peer.answer().output.isEmpty)
    #expect(try worker.ask().text == "page")
    #expect(reached.withLock { $0 } == 1)
    worker.stop()
  }

  @Test func `cannot send a second request on a connection, and the first is answered`() throws {
    let worker = try RunningWorker { _ in .ok("page") }
    let peer = try Peer(worker.path)

    peer.send(Record.begin() + Record.begin(id: 2) + Record.endOfVariables + Record.endOfBody)
    let answer = peer.answer()

    #expect(answer.text == "page")
    #expect(answer.endings == [1: 0, 2: 1])
    worker.stop()
  }

  @Test func `are refused with 400 if they ask for a role other than responder`() throws {
    let worker = try RunningWorker { _ in .ok("page") }
    let peer = try Peer(worker.path)

    peer.send(Record.begin(role: 3) + Record.endOfVariables + Record.endOfBody)

    #expect(peer.answer().status == "400 Bad Request")
    worker.stop()
  }

  /// libfcgi 2.4.2 aborts if the two lengths of a variable add up to more than 32 bits.
  @Test func `can crash one worker with bytes that abort libfcgi, and other requests are answered`() throws {
    let site = try SupervisedSite(workers: 2)
    let overflowing = Record.begin() + Record.make(4, [0xc0, 0, 0, 0, 0xd0, 0, 0, 0])

    try Peer(site.path).send(overflowing)
    let isReplaced = eventually { site.lines("started").count == 3 }
    let answers = try (0..<8).map { _ in try site.ask("/page").isComplete }

    #expect(isReplaced)
    #expect(answers == Array(repeating: true, count: 8))
  }

  @Test func `cannot stop the site with randomly changed requests`() throws {
    let site = try SupervisedSite(workers: 2)
    var random = SeededRandom(seed: 14)

    for _ in 0..<1_000 {
      let peer = try Peer(site.path)
      var bytes = Record.request([("REQUEST_METHOD", "POST"), ("REQUEST_URI", "/echo"), ("CONTENT_LENGTH", "9")])
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      peer.send(bytes)
      peer.endSending()
    }
    let answer = eventually { try? site.ask("/page").complete }

    #expect(answer != nil)
  }
}
