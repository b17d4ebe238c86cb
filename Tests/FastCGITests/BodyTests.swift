import Synchronization
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Reading a request body` {
  private let large = patternedBytes(3_000_000)

  @Test func `returns 3 MB unchanged`() throws {
    let worker = try RunningWorker { echo($0) }

    let answer = try worker.ask([("CONTENT_LENGTH", "3000000")], body: large)

    #expect(answer.isComplete)
    #expect(answer.body == large)
    worker.stop()
  }

  @Test(arguments: [[], [("CONTENT_LENGTH", "")], [("CONTENT_LENGTH", "-1")]])
  func `reads to the end if the length is missing, empty or negative`(variables: [(String, String)]) throws {
    let worker = try RunningWorker { echo($0, limit: 3_000_000) }

    let answer = try worker.ask(variables, body: large)

    #expect(answer.body == large)
    worker.stop()
  }

  @Test func `refuses a body announced as too large without waiting for it`() throws {
    let worker = try RunningWorker(timeout: .endless) { echo($0) }
    let peer = try Peer(worker.path)

    peer.send(Record.begin() + Record.variables([("CONTENT_LENGTH", "30000000")]) + Record.endOfVariables)
    peer.send(Record.body(Array(large.prefix(50_000))))
    // The rest never comes.
    let answer = peer.answer()
    peer.close()

    #expect(answer.text == "tooLarge")
    #expect(answer.isComplete && answer.isClosed)
    worker.stop()
  }

  @Test func `refuses a length that overflows an integer as too large`() throws {
    let request = try GatewayRequest(variables: [("CONTENT_LENGTH", "99999999999999999999999")])

    #expect(throws: RequestBodyError.tooLarge) { try request.readBody(limit: .max - 10) }
  }

  @Test func `refuses a body that grows past the limit`() throws {
    let worker = try RunningWorker { echo($0, limit: 100_000) }

    let answer = try worker.ask([], body: Array(large.prefix(100_001)))

    #expect(answer.text == "tooLarge")
    worker.stop()
  }

  @Test(arguments: [5, 15])
  func `refuses fewer or more bytes than announced`(count: Int) throws {
    let worker = try RunningWorker { echo($0) }

    let answer = try worker.ask([("CONTENT_LENGTH", "10")], body: Array(large.prefix(count)))

    #expect(answer.text == "cutShort")
    worker.stop()
  }

  @Test(arguments: [[("CONTENT_LENGTH", "10")], []])
  func `refuses a body if the connection breaks`(variables: [(String, String)]) throws {
    let seen = Mutex<String?>(nil)
    let worker = try RunningWorker { request in
      let response = echo(request)
      seen.withLock { $0 = String(decoding: response.body, as: UTF8.self) }
      return response
    }

    let peer = try Peer(worker.path)
    peer.send(Record.begin() + Record.variables(variables) + Record.endOfVariables + Record.body([1, 2, 3]))
    peer.endSending()

    #expect(eventually { seen.withLock { $0 } } == "cutShort")
    worker.stop()
  }

  @Test func `refuses a body if the web server aborts the request`() throws {
    let worker = try RunningWorker { echo($0) }
    let peer = try Peer(worker.path)

    peer.send(Record.begin() + Record.endOfVariables + Record.body([1, 2, 3]) + Record.abort())

    #expect(peer.answer().text == "cutShort")
    worker.stop()
  }

  @Test(arguments: [[("CONTENT_LENGTH", "3000000")], []])
  func `passes on a streamed body in 64 KB pieces, with the timeouts of an upload`(
    variables: [(String, String)]
  ) throws {
    var timeout = WorkerTimeouts.endless
    timeout.body.silence = .milliseconds(100)
    timeout.upload = timeout.head
    let worker = try RunningWorker(timeout: timeout) { passedOn($0) }
    let body = patternedBytes(3_000_000)
    let peer = try Peer(worker.path)

    peer.send(Record.begin() + Record.variables(variables) + Record.endOfVariables)
    peer.send(Record.stream(5, Array(body.prefix(1_000_000))))
    SilentPeer.outlastWatchdog()
    peer.send(Record.stream(5, Array(body.dropFirst(1_000_000))) + Record.endOfBody)

    #expect(peer.answer().text == "3000000 in pieces of 65536, \(checksum(body))")
    worker.stop()
  }

  @Test(arguments: [(8, "cutShort"), (12, "cutShort"), (0, "notTaken")])
  func `refuses a streamed body with fewer or more bytes than announced`(count: Int, refusal: String) throws {
    let worker = try RunningWorker { passedOn($0) }

    let answer = try worker.ask([("CONTENT_LENGTH", "10")], body: Array(large.prefix(count)))

    #expect(answer.text == refusal)
    worker.stop()
  }

  @Test(arguments: ["10x", "x", " 10", "+1", "0x10", "1e3", "--1", "-2"])
  func `refuses a length that is not a number as malformed`(length: String) {
    #expect(throws: GatewayRefusal.malformed) { try GatewayRequest(variables: [("CONTENT_LENGTH", length)]) }
  }

  @Test func `fails after the request has been answered`() throws {
    let kept = Kept()
    let worker = try RunningWorker { request in
      kept.keep(request)
      return .ok("")
    }

    _ = try worker.ask([("CONTENT_LENGTH", "3")], body: [1, 2, 3])

    #expect(throws: RequestBodyError.cutShort) { try kept.request()?.readBody(limit: 10) }
    worker.stop()
  }
}

/// Describes how a body was passed on: its length, the largest piece and a checksum.
private func passedOn(_ request: GatewayRequest) -> GatewayResponse {
  var (count, largest, sum) = (0, 0, 0)
  do throws(RequestBodyError) {
    _ = try request.passBody(limit: 25 << 20) { piece in
      count += piece.count
      largest = max(largest, piece.count)
      sum = checksum(piece, after: sum)
      return true
    }
    return .ok("\(count) in pieces of \(largest), \(sum)")
  } catch {
    return .ok("\(error)")
  }
}

private func checksum(_ bytes: [UInt8], after sum: Int = 0) -> Int {
  bytes.reduce(sum) { ($0 * 31 + Int($1)) % 1_000_003 }
}

/// A request that is kept for too long.
private final class Kept: @unchecked Sendable {
  // Safe by order: the worker has answered before the test reads it.
  private var kept: GatewayRequest?

  func keep(_ request: GatewayRequest) { kept = request }
  func request() -> GatewayRequest? { kept }
}
