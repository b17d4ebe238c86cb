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
      unsafe response.body.withUnsafeBytes { body in unsafe send(head, body, on: &connection) }
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
    try connection.send(ending.bytes)
  }

  /// Every answer goes this way: two arrays, of what stands around the contents and of the pieces.
  private func send(
    _ head: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer, on connection: inout Connection
  ) -> Result<Void, PeerFailure> {
    var frame: [UInt64] = []
    frame.reserveCapacity(8)
    addHeaders(of: head.count, to: &frame)
    addHeaders(of: body.count, to: &frame)
    let records = frame.count
    frame += ending
    return unsafe frame.withUnsafeBytes { frame in
      var pieces = Pieces(capacity: 2 * records + 1)
      var rest = unsafe frame[...]
      unsafe Self.add(head, headers: &rest, to: &pieces)
      unsafe Self.add(body, headers: &rest, to: &pieces)
      unsafe pieces.append(UnsafeRawBufferPointer(rebasing: rest))
      return Result { () throws(PeerFailure) in try connection.send(pieces) }
    }
  }

  private func addHeaders(of bytes: Int, to frame: inout [UInt64]) {
    var rest = bytes
    while rest > 0 {
      let length = min(rest, Self.limit)
      frame.append(RecordHeader(.output, of: request, contentLength: length).word)
      rest -= length
    }
  }

  /// Adds a part of an answer, with one of the headers in front of each record of it.
  private static func add(
    _ part: UnsafeRawBufferPointer, headers: inout Slice<UnsafeRawBufferPointer>, to pieces: inout Pieces
  ) {
    var rest = unsafe part[...]
    while unsafe !rest.isEmpty {
      unsafe pieces.append(UnsafeRawBufferPointer(rebasing: headers.prefix(RecordHeader.size)))
      unsafe headers.removeFirst(RecordHeader.size)
      unsafe pieces.append(UnsafeRawBufferPointer(rebasing: rest.prefix(limit)))
      unsafe rest.removeFirst(min(limit, rest.count))
    }
  }

  /// The records that end the stream and the request.
  private var ending: [UInt64] {
    [RecordHeader(.output, of: request, contentLength: 0).word] + EndRecord(request, .complete).words
  }
}
