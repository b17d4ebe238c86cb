import Synchronization
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Serving requests` {
  @Test func `returns the page that the handler wrote`() throws {
    let page = [UInt8](repeating: UInt8(ascii: "x"), count: 8192)
    let worker = try RunningWorker { _ in .ok(page) }

    let answer = try worker.ask()

    #expect(answer.status == "200 OK")
    #expect(answer.body == page)
    #expect(answer.isComplete)
    worker.stop()
  }

  @Test func `returns a page of 5 MB whole`() throws {
    let page = patternedBytes(5_000_000)
    let worker = try RunningWorker { _ in .ok(page) }

    #expect(try worker.ask().body == page)
    worker.stop()
  }

  @Test func `does not pass variables of the previous request to the handler`() throws {
    let worker = try RunningWorker(threads: 1) { .ok($0.variables["HTTP_X"] ?? "none") }

    let texts = [try worker.ask([("HTTP_X", "one")]).text, try worker.ask([("HTTP_Y", "two")]).text]

    #expect(texts == ["one", "none"])
    worker.stop()
  }

  @Test func `accepts 32 KB of headers and answers 431 above 40 KB of variables`() throws {
    let worker = try RunningWorker { .ok("\($0.variables["HTTP_X"]?.utf8.count ?? 0)") }
    let fits = [("HTTP_X", String(repeating: "x", count: 32 << 10)), ("REQUEST_URI", "/")]
    let tooMuch = [("HTTP_X", String(repeating: "x", count: 45_000))]

    #expect(try worker.ask(fits).text == "32768")
    #expect(try worker.ask(tooMuch).status == "431 Request Header Fields Too Large")
    worker.stop()
  }

  @Test func `gives up on headers that never end`() throws {
    let worker = try RunningWorker(threads: 2, timeout: .endless.head(500)) { _ in .ok("page") }
    let peer = try Peer(worker.path)
    let record = Record.variables((0..<9).map { ("HTTP_X_\($0)", String(repeating: "x", count: 7_000)) })
    peer.send(Record.begin())

    let isGivenUp = eventually { !peer.send(record) }

    #expect(isGivenUp)
    #expect(try worker.ask().text == "page")
    worker.stop()
  }

  @Test func `accepts a request that arrives byte by byte`() throws {
    let worker = try RunningWorker { echo($0) }
    let peer = try Peer(worker.path)

    for byte in Record.request([("CONTENT_LENGTH", "3")], body: [1, 2, 3]) { peer.send([byte]) }

    #expect(peer.answer().body == [1, 2, 3])
    worker.stop()
  }

  @Test func `passes a refused request to the refusal handler with its variables and without its body`() throws {
    let worker = try RunningWorker { _ in
      .ok("handled")
    } refusing: { refusal, request in
      .ok("\(refusal) \(request.variables["REQUEST_URI"] ?? "") \((try? request.readBody(limit: 9)) == nil)")
    }
    let tooMuch = [("REQUEST_URI", "/meals"), ("HTTP_X", String(repeating: "x", count: 45_000))]

    #expect(try worker.ask(tooMuch).text == "variablesTooLarge /meals true")
    #expect(try worker.ask([("REQUEST_URI", "/"), ("CONTENT_LENGTH", "ten")]).text == "malformed / true")
    worker.stop()
  }

  @Test func `answers 400 if variables contradict each other`() throws {
    let worker = try RunningWorker { _ in .ok("reached") }

    let answer = try worker.ask([("REMOTE_USER", "alice"), ("REMOTE_USER", "bob")])

    #expect(answer.status == "400 Bad Request")
    #expect(answer.isComplete)
    worker.stop()
  }

  @Test func `answers 200 requests at once with two threads`() throws {
    let worker = try RunningWorker { .ok($0.variables["N"] ?? "") }

    let peers = try (0..<200).map { try Peer(worker.path, asking: [("N", "\($0)")]) }

    #expect(peers.map { $0.answer().text } == (0..<200).map { "\($0)" })
    worker.stop()
  }

  @Test func `continues after a client disconnects`() throws {
    let worker = try RunningWorker(threads: 1) { _ in .ok([UInt8](repeating: 1, count: 20_000_000)) }

    do {
      let peer = try Peer(worker.path, asking: [])
      #expect(peer.receive(1000)?.count == 1000)
    }

    #expect(try worker.ask().isComplete)
    worker.stop()
  }

  @Test func `closes a connection even if the web server asks to keep it`() throws {
    let worker = try RunningWorker(timeout: .endless) { _ in .ok("page") }
    let peer = try Peer(worker.path)

    peer.send(Record.begin(keepConnection: true) + Record.endOfVariables + Record.endOfBody)
    let answer = peer.answer()

    #expect(answer.text == "page")
    #expect(answer.isClosed)
    worker.stop()
  }
}
