/// An answer in as few FCGI_STDOUT records as possible, with the records that end it, sent in one piece.
///
/// Each system call wakes the web server, which may take what came and wait again.
/// - Source: FastCGI Specification 1.0, 3.3, 5.3 and 5.5.
struct AnswerRecords {
  /// The most bytes of content in a record, a multiple of 8 as the specification advises.
  private static let limit = 65_528

  /// The number that the web server gave to the request.
  let request: UInt16

  func send(_ response: GatewayResponse, on connection: inout Connection) throws(PeerFailure) {
    if let file = response.file { return try send(response, file, on: &connection) }
    let result = unsafe response.head.withUnsafeBytes { head in
      unsafe response.body.withUnsafeBytes { body in
        unsafe send(Self.contents(head) + Self.contents(body), on: &connection)
      }
    }
    try result.get()
  }

  /// A file is not read before there is room for its bytes. If it cannot be read to its end, neither does the answer have
  /// one.
  private func send(
    _ response: GatewayResponse, _ file: GatewayFile, on connection: inout Connection
  ) throws(PeerFailure) {
    var failure: PeerFailure?
    func sendRecord(_ bytes: [UInt8]) -> Bool {
      let record = RecordHeader(.output, of: request, contentLength: bytes.count).bytes + bytes
      do throws(PeerFailure) { try connection.send(record) } catch { failure = error }
      return failure == nil
    }
    let parts = stride(from: 0, to: response.body.count, by: Self.limit).map { start in
      Array(response.body[start..<min(start + Self.limit, response.body.count)])
    }
    let isSent = ([response.head] + parts).allSatisfy(sendRecord) && file.send(sendRecord)
    guard isSent else { throw failure ?? .gone }
    try connection.send(ending)
  }

  private func send(
    _ contents: [UnsafeRawBufferPointer], on connection: inout Connection
  ) -> Result<Void, PeerFailure> {
    var headers: [UInt8] = []
    for number in unsafe contents.indices {
      headers += unsafe RecordHeader(.output, of: request, contentLength: contents[number].count).bytes
    }
    headers += ending
    return unsafe headers.withUnsafeBytes { headers in
      var pieces: [UnsafeRawBufferPointer] = unsafe []
      unsafe pieces.reserveCapacity(2 * contents.count + 1)
      for number in unsafe contents.indices {
        let start = number * RecordHeader.size
        unsafe pieces.append(UnsafeRawBufferPointer(rebasing: headers[start..<start + RecordHeader.size]))
        unsafe pieces.append(contents[number])
      }
      let end = unsafe headers[(contents.count * RecordHeader.size)...]
      unsafe pieces.append(UnsafeRawBufferPointer(rebasing: end))
      return Result { () throws(PeerFailure) in try unsafe connection.send(Pieces(pieces)) }
    }
  }

  private static func contents(_ bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    unsafe stride(from: 0, to: bytes.count, by: limit).map { start in
      unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + limit, bytes.count)])
    }
  }

  /// The records that end the stream and the request.
  private var ending: [UInt8] {
    RecordHeader(.output, of: request, contentLength: 0).bytes + EndRecord(request, .complete).bytes
  }
}
