import Glibc
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `The records of an answer` {
  @Test func `carry the number of their request`() throws {
    let records = try written(GatewayResponse(head: [1, 2], body: [3]), request: 0x0203)

    #expect(records == [1, 6, 2, 3, 0, 2, 0, 0, 1, 2] + [1, 6, 2, 3, 0, 1, 0, 0, 3] + end(0x0203))
  }

  @Test func `hold what a record can`() throws {
    let head = [UInt8](repeating: 1, count: 65_528)
    let body = [UInt8](repeating: 2, count: 65_529)

    let records = try written(GatewayResponse(head: head, body: body), request: 1)

    let full: [UInt8] = [1, 6, 0, 1, 0xFF, 0xF8, 0, 0]
    #expect(records == full + head + full + body.dropLast() + [1, 6, 0, 1, 0, 1, 0, 0, 2] + end(1))
  }

  @Test func `are none for nothing, which would end the answer`() throws {
    #expect(try written(GatewayResponse(head: [9], body: []), request: 1) == [1, 6, 0, 1, 0, 1, 0, 0, 9] + end(1))
  }

  /// The end of the stream and of the request: FastCGI Specification 1.0, appendix B.
  private func end(_ request: UInt16) -> [UInt8] {
    let number = [UInt8(request >> 8), UInt8(request & 0xFF)]
    return [1, 6] + number + [0, 0, 0, 0] + [1, 3] + number + [0, 8, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test func `go on where the web server paused, and where the wait for it broke off`() throws {
    let (ours, theirs) = try connection()
    let page = patternedBytes(3_000_000)
    let isAside = Latch()
    let writer = Background { try send(.ok(page), request: 1, on: ours, isAside) }

    // It waits in the middle of the page, which is more than the connection holds, and no longer at its place.
    #expect(isAside.waitUntilOpen())
    #expect(writer.interrupt())
    let answer = Answer(readAll(theirs))

    try writer.value()
    #expect(answer.body == page)
    close(theirs)
  }

  /// The bytes read at the other end of a connection with enough room.
  private func written(_ response: GatewayResponse, request: UInt16) throws -> [UInt8] {
    let (ours, theirs) = try connection()
    defer { close(theirs) }
    try send(response, request: request, on: ours)
    return readAll(theirs)
  }

  private func send(
    _ response: GatewayResponse, request: UInt16, on descriptor: Int32, _ isAside: Latch = Latch()
  ) throws {
    let crew = try LoneThread(isAside)
    var connection = Connection(descriptor, at: crew.place, Patience.endless.body)
    try AnswerRecords(request: request).send(response, on: &connection)
    connection.close()
  }

  private func connection() throws -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    limitWaits(on: ends[1])
    return (ends[0], ends[1])
  }
}

/// A place for this thread. Another one comes when it steps aside, and has nothing else to do than to say so.
private struct LoneThread {
  let place: ThreadPlace

  init(_ isAside: Latch) throws {
    let folder = TestFolder()
    let waiter = try ConnectionWaiter(socket: .bind(path: "\(folder.path)/socket"), stop: .manual())
    place = ThreadPlace(in: try Crew(threads: 1, running: 1, nil) { _ in isAside.open() }, 0, waiter)
  }
}
