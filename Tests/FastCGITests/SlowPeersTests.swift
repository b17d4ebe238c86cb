import Synchronization
import TestSupport
import Testing

@testable import FastCGI

/// Other requests are answered however many peers send or read slowly.
@Suite struct `Slow peers` {
  private let page = [("REQUEST_URI", "/page")]

  /// A worker with a page, and a form that anybody may send.
  private func formWorker(
    threads: Int = 64, bodyBytes: Int = 100 << 20, timeout: WorkerTimeouts = .endless,
    of sender: RequestBodySender = .stranger
  ) throws -> RunningWorker {
    try RunningWorker(threads: threads, permits: 2, bodyBytes: bodyBytes, timeout: timeout) { [page] request in
      if request.variables["REQUEST_URI"] == page[0].1 { return .ok("page") }
      return echo(request, of: request.variables["REMOTE_USER"] == nil ? sender : .known)
    }
  }

  /// Peers that begin to send a body of 10 bytes.
  private func senders(_ count: Int, _ worker: RunningWorker, user: String? = nil) throws -> [Peer] {
    let variables = [("CONTENT_LENGTH", "10")] + (user.map { [("REMOTE_USER", $0)] } ?? [])
    return try (0..<count).map { _ in
      let peer = try Peer(worker.path)
      peer.send(Record.begin() + Record.variables(variables) + Record.endOfVariables + Record.body([1]))
      return peer
    }
  }

  @Test func `that send their body slowly delay no page and are answered in the end`() throws {
    let count = 24
    let worker = try formWorker()
    let peers = try senders(count, worker)

    let pages = try (0..<20).map { _ in try worker.ask(page).text }
    for peer in peers { peer.send(Record.body([2, 3, 4, 5, 6, 7, 8, 9, 10]) + Record.endOfBody) }
    let bodies = peers.map { $0.answer().body }

    #expect(pages == Array(repeating: "page", count: 20))
    #expect(bodies == Array(repeating: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], count: count))
    worker.stop()
  }

  @Test func `hold no compute permit while their variables are incomplete`() throws {
    let worker = try RunningWorker(threads: 16, permits: 1, timeout: .endless) { _ in .ok("page") }
    let silent = try (0..<3).map { _ in
      let peer = try Peer(worker.path)
      peer.send(Record.begin())
      return peer
    }

    let pages = try (0..<8).map { _ in try worker.ask(page).text }

    #expect(pages == Array(repeating: "page", count: 8))
    for peer in silent { peer.close() }
    worker.stop()
  }

  @Test func `hold no compute permit while their request runs long`() throws {
    let isOver = Latch()
    let worker = try RunningWorker(threads: 8, permits: 1, timeout: .endless) { [page] request in
      if request.variables["REQUEST_URI"] == page[0].1 { return .ok("page") }
      return .ok("\(isOver.waitUntilOpen())")
    }
    let long = try Peer(worker.path, asking: [])

    let pages = try (0..<8).map { _ in try worker.ask(page).text }
    isOver.open()

    #expect(pages == Array(repeating: "page", count: 8))
    #expect(long.answer().text == "true")
    worker.stop()
  }

  @Test func `that are not signed in leave threads for pages and for a signed-in user`() throws {
    let worker = try formWorker()
    let strangers = try senders(200, worker)
    let known = try senders(1, worker, user: "alice")

    let pages = try (0..<20).map { _ in try worker.ask(page).text }
    for peer in known + strangers { peer.send(Record.body([2, 3, 4, 5, 6, 7, 8, 9, 10]) + Record.endOfBody) }
    let answers = (known + strangers).map { $0.answer() }

    #expect(pages == Array(repeating: "page", count: 20))
    #expect(answers[0].body.count == 10)
    #expect(answers.filter { $0.body.count == 10 }.count >= 32)
    #expect(Set(answers.filter { $0.body.count != 10 }.map(\.text)) == ["tooMany"])
    #expect(answers.count { $0.isComplete } == 201)
    worker.stop()
  }

  @Test func `are refused if they send only a byte now and then`() throws {
    var timeout = WorkerTimeouts.endless
    timeout.body.leastRate = 100_000
    timeout.body.grace = .milliseconds(300)
    timeout.leftover.whole = .zero
    let worker = try formWorker(timeout: timeout)
    let peer = try Peer(worker.path)
    peer.send(Record.begin() + Record.variables([("CONTENT_LENGTH", "100000")]) + Record.endOfVariables)

    let isGivenUp = eventually { !peer.send(Record.body([1])) }

    #expect(isGivenUp)
    #expect(peer.answer().text == "tooSlow")
    worker.stop()
  }

  @Test func `cannot use more memory for bodies than the limit`() throws {
    let worker = try formWorker(bodyBytes: 100_000, of: .known)
    let body = patternedBytes(60_000)
    let begun = Record.begin() + Record.variables([("CONTENT_LENGTH", "60001")]) + Record.endOfVariables

    // The system decides which of the two is read first: try again if it was the second, or if both alternated.
    let answers = try eventually {
      let first = try Peer(worker.path)
      first.send(begun + Record.body(body))
      let second = try worker.ask([("CONTENT_LENGTH", "60000")], body: body)
      first.send(Record.body([1]) + Record.endOfBody)
      let answer = first.answer()
      return second.text == "tooMany" && answer.text != "tooMany" ? (first: answer, second: second) : nil
    }

    #expect(answers?.second.isComplete == true)
    #expect(answers?.first.body.count == 60_001)
    #expect(try worker.ask([("CONTENT_LENGTH", "60000")], body: body).body == body)
    worker.stop()
  }

  @Test func `that are not signed in can use at most half of the memory for bodies`() throws {
    let worker = try formWorker(bodyBytes: 100_000)
    let body = patternedBytes(60_000)
    let variables = [("CONTENT_LENGTH", "60000")]

    #expect(try worker.ask(variables, body: body).text == "tooMany")
    #expect(try worker.ask(variables + [("REMOTE_USER", "alice")], body: body).body == body)
    worker.stop()
  }

  @Test func `delay no other request while the rest of their refused bodies is read`() throws {
    let worker = try formWorker()
    let peers = try (0..<50).map { _ in
      let peer = try Peer(worker.path)
      let variables = page + [("CONTENT_LENGTH", "100000")]
      peer.send(Record.begin() + Record.variables(variables) + Record.endOfVariables + Record.body([1]))
      return peer
    }

    let next = try worker.ask(page)
    let answers = peers.map { $0.answer() }

    #expect(next.text == "page")
    #expect(answers.allSatisfy { $0.text == "page" && $0.isComplete })
    worker.stop()
  }

  @Test func `leave threads free while the rest of many refused bodies is read`() throws {
    let worker = try formWorker(threads: 4)
    let peers = try (0..<8).map { _ in
      try Peer(worker.path, beginning: 30_000_000)
    }
    let refusals = try peers.map { peer in try #require(peer.receive()) }

    let pages = try (0..<20).map { _ in try worker.ask(page).text }

    #expect(refusals.allSatisfy { !$0.isEmpty })
    #expect(pages == Array(repeating: "page", count: 20))
    worker.stop()
  }

  @Test func `are answered even if the work takes longer than their timeout`() throws {
    let worker = try RunningWorker(threads: 1, timeout: .endless.body(100)) { request in
      let body = try? request.readBody(limit: 10)
      SilentPeer.outlastWatchdog()
      return .ok(body ?? [])
    }

    #expect(try worker.ask([("CONTENT_LENGTH", "2")], body: [7, 8]).body == [7, 8])
    worker.stop()
  }

  @Test func `get the answer to a refused body after sending all of it`() throws {
    let worker = try formWorker(threads: 1)
    let peer = try Peer(worker.path)

    let isSent = peer.send(Record.request([("CONTENT_LENGTH", "28000000")], body: patternedBytes(28_000_000)))

    #expect(isSent)
    #expect(peer.answer().text == "tooLarge")
    worker.stop()
  }

  @Test func `delay no other request if they do not read their responses`() throws {
    let worker = try RunningWorker(threads: 32, permits: 1, timeout: .endless) { request in
      .ok([UInt8](repeating: 1, count: request.variables["LARGE"] == nil ? 1 : 2_000_000))
    }
    let peers = try (0..<20).map { _ in try Peer(worker.path, asking: [("LARGE", "")]) }

    let next = try worker.ask()

    #expect(next.isComplete)
    #expect(peers.allSatisfy { $0.answer().body.count == 2_000_000 })
    worker.stop()
  }

  @Test func `are answered by few threads at once if many bodies are complete together`() throws {
    let working = Mutex((now: 0, most: 0))
    let isEnough = Latch()
    let worker = try RunningWorker(threads: 64, permits: 2, timeout: .endless) { request in
      _ = try? request.readBody(limit: 10)
      working.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      isEnough.waitUntilOpen()
      working.withLock { $0.now -= 1 }
      return .ok("done")
    }
    let peers = try senders(40, worker)

    for peer in peers { peer.send(Record.body([2, 3, 4, 5, 6, 7, 8, 9, 10]) + Record.endOfBody) }
    #expect(eventually { working.withLock { $0.now >= 2 } })
    isEnough.open()
    let texts = peers.map { $0.answer().text }

    #expect(texts == Array(repeating: "done", count: 40))
    #expect(working.withLock { $0.most } <= 4)
    worker.stop()
  }

  @Test func `are answered after the stop signal if their body was on its way`() throws {
    let worker = try formWorker()
    let peer = try senders(1, worker)[0]
    _ = try (0..<2).map { _ in try worker.ask(page) }
    worker.raiseStop()

    peer.send(Record.body([2, 3, 4, 5, 6, 7, 8, 9, 10]) + Record.endOfBody)

    #expect(peer.answer().body.count == 10)
    #expect(worker.ending() == .finished)
  }

  @Test func `do not delay the stop with the rest of a refused body`() throws {
    let worker = try formWorker()
    let peer = try Peer(worker.path)
    peer.send(Record.begin() + Record.variables([("CONTENT_LENGTH", "30000000")]) + Record.endOfVariables)
    _ = peer.receive()

    worker.raiseStop()

    #expect(worker.ending() == .finished)
  }
}
