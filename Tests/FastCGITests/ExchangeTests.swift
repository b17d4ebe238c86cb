import Synchronization
import Testing

@testable import FastCGI

/// A peer that does not keep to the protocol, or to any pace, holds up nobody else.
@Suite struct `Peers that misbehave` {
  private var impatient: Patience {
    var patience = Patience()
    patience.head = Pace(silence: .milliseconds(500), whole: .milliseconds(500))
    patience.body.silence = .milliseconds(500)
    patience.leftover.silence = .milliseconds(500)
    return patience
  }

  @Test func `a silent connection is given up after 3 s unless told otherwise`() {
    #expect(Patience().head.silence == .seconds(3))
    #expect(Patience().head.whole == .seconds(3))
  }

  @Test(arguments: [
    [1], Record.begin(), Record.begin() + Record.variables([("A", "b")]), Record.begin() + [1, 4, 0, 1, 0, 9, 0, 0, 2],
  ])
  func `one that falls silent frees its thread`(said: [UInt8]) throws {
    let worker = try RunningWorker(threads: 2, patience: impatient) { _ in .ok("page") }
    let first = try Peer(worker.path)
    first.send(said)
    let whileOneIsSilent = try timed { try worker.ask() }
    let second = try Peer(worker.path)
    second.send(said)

    let whileBothAreSilent = try timed { try worker.ask() }

    #expect(whileOneIsSilent.value.text == "page")
    #expect(whileOneIsSilent.seconds < 0.45)
    #expect(whileBothAreSilent.value.text == "page")
    #expect(whileBothAreSilent.seconds < 1.8)
    #expect(first.answer().output.isEmpty)
    worker.stop()
  }

  @Test func `one that falls silent in its body is told so, and frees its thread`() throws {
    let worker = try RunningWorker(threads: 1, patience: impatient) { echo($0) }
    let peer = try Peer(worker.path)
    peer.send(Record.begin() + Record.variables([("CONTENT_LENGTH", "9")]) + Record.endOfVariables + Record.body([1]))

    let (next, seconds) = try timed { try worker.ask() }

    #expect(next.isComplete)
    #expect(seconds < 1.8)
    #expect(peer.answer().text == "tooSlow")
    worker.stop()
  }

  @Test func `one that never reads its answer frees its thread`() throws {
    let worker = try RunningWorker(threads: 1, patience: impatient) { request in
      .ok([UInt8](repeating: 1, count: request.variables["LARGE"] == nil ? 1 : 10_000_000))
    }
    let peer = try Peer(worker.path, asking: [("LARGE", "")])

    let (next, seconds) = try timed { try worker.ask() }

    #expect(next.isComplete)
    #expect(seconds < 5)
    withExtendedLifetime(peer) {}
    worker.stop()
  }

  @Test(arguments: [
    [UInt8]("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8),
    [UInt8](repeating: 0, count: 1000),
    [UInt8](repeating: 0xff, count: 100_000),
    Record.make(1, [0, 1]),
    Record.make(1, [0, 9, 0, 0, 0, 0, 0, 0]),
    Record.make(4, [1, 1, 65, 66]),
    Record.begin() + Record.make(5, [1, 2, 3]),
    Record.begin() + Record.make(4, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 65]),
    Record.begin() + Record.make(4, [0x7f, 0xff, 0xff, 0xff]) + Record.endOfVariables,
    Record.begin() + Record.make(4, [200]) + Record.endOfVariables,
    Record.begin() + Record.make(4, [0xc0, 0, 0, 0, 0xd0, 0, 0, 0]),
    Record.begin() + Record.make(4, [0xc0, 0, 0, 0, 0xd0, 0, 0, 0]) + Record.endOfVariables,
    Record.begin() + Record.make(4, [1, 0xff, 0xff, 0xff, 0xff]) + Record.endOfVariables,
    Record.begin(id: 0), Record.begin(role: 2) + Record.request([]),
    Record.begin() + Record.make(4, [1, 1, 65, 66], id: 2) + Record.make(99, []) + Record.make(4, [1, 5, 65]),
    Record.begin() + Record.variables([("A", "b")]) + Record.abort(),
    Record.make(9, [200, 0, 0, 0, 200], id: 0),
  ])
  func `one that sends garbage is dropped, and the next is served`(garbage: [UInt8]) throws {
    let reached = Mutex(0)
    let worker = try RunningWorker(threads: 1, patience: impatient) { _ in
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

  @Test func `variables that break off between two of them reach no handler`() throws {
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

  @Test func `a second request on the same connection is turned away, the first is served`() throws {
    let worker = try RunningWorker { _ in .ok("page") }
    let peer = try Peer(worker.path)

    peer.send(Record.begin() + Record.begin(id: 2) + Record.endOfVariables + Record.endOfBody)
    let answer = peer.answer()

    #expect(answer.text == "page")
    #expect(answer.endings == [1: 0, 2: 1])
    worker.stop()
  }

  @Test func `an endless stream of records about something else is broken off`() throws {
    let worker = try RunningWorker(threads: 1) { _ in .ok("page") }
    let peer = try Peer(worker.path)
    peer.send(Record.begin())

    let strange = Record.make(5, [UInt8](repeating: 0, count: 60_000), id: 9)
    let isTaken = (0..<100).allSatisfy { _ in peer.send(strange) }

    #expect(!isTaken)
    #expect(try worker.ask().text == "page")
    worker.stop()
  }

  @Test func `another role than to answer is refused as unknown`() throws {
    let worker = try RunningWorker { _ in .ok("page") }
    let peer = try Peer(worker.path)

    peer.send(Record.begin(role: 3) + Record.endOfVariables + Record.endOfBody)

    #expect(peer.answer().endings == [1: 3])
    worker.stop()
  }

  @Test func `a question about the protocol's limits is answered`() throws {
    let worker = try RunningWorker { _ in .ok("page") }
    let peer = try Peer(worker.path)

    let question = Record.make(9, Record.pair("FCGI_MPXS_CONNS", ""), id: 0)
    peer.send(question + Record.make(77, [], id: 0) + Record.request([]))
    let answer = peer.answer()

    #expect(answer.text == "page")
    #expect(answer.management == [10: Record.pair("FCGI_MPXS_CONNS", "0"), 11: [77, 0, 0, 0, 0, 0, 0, 0]])
    worker.stop()
  }
}
