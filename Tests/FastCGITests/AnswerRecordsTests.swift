import Glibc
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `The records of an answer` {
  @Test func `carry the number of their request`() throws {
    let records = try written(GatewayResponse(head: [1, 2], body: [3]), request: 0x0203)

    #expect(records == [1, 6, 2, 3, 0, 2, 0, 0, 1, 2] + [1, 6, 2, 3, 0, 1, 0, 0, 3])
  }

  @Test func `hold what a record can`() throws {
    let head = [UInt8](repeating: 1, count: 65_528)
    let body = [UInt8](repeating: 2, count: 65_529)

    let records = try written(GatewayResponse(head: head, body: body), request: 1)

    let full: [UInt8] = [1, 6, 0, 1, 0xFF, 0xF8, 0, 0]
    #expect(records == full + head + full + body.dropLast() + [1, 6, 0, 1, 0, 1, 0, 0, 2])
  }

  @Test func `are none for nothing, which would end the answer`() throws {
    #expect(try written(GatewayResponse(head: [9], body: []), request: 1) == [1, 6, 0, 1, 0, 1, 0, 0, 9])
  }

  @Test func `go on where a write broke off`() throws {
    let (ours, theirs) = try connection()
    let page = patternedBytes(3_000_000)
    let writer = Background {
      let isWritten = AnswerRecords(request: 1).write(.ok(page), to: ours)
      close(ours)
      return isWritten
    }

    // It waits in the middle of the page, which is more than the connection holds.
    let isInterrupted = writer.interrupt()
    let answer = Answer(all(from: theirs))

    #expect(isInterrupted)
    #expect(try writer.value())
    #expect(answer.body == page)
  }

  /// What is read of it at the other end of a connection that has room for it.
  private func written(_ response: GatewayResponse, request: Int32) throws -> [UInt8] {
    let (ours, theirs) = try connection()
    let isWritten = AnswerRecords(request: request).write(response, to: ours)
    close(ours)
    try #require(isWritten)
    return all(from: theirs)
  }

  private func connection() throws -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (ends[0], ends[1])
  }
}

/// Everything up to the end, 4 MB at most; closes it then.
private func all(from connection: Int32) -> [UInt8] {
  defer { close(connection) }
  return unsafe [UInt8](unsafeUninitializedCapacity: 4 << 20) { room, count in
    unsafe count = readUntilFull(connection, UnsafeMutableRawBufferPointer(room))
  }
}
