/// The records of one request, among any others on its connection.
/// - Source: FastCGI Specification 1.0, 4 to 6.
struct RequestRecords {
  /// The most bytes of records that belong to anything else.
  private static let limitOfOthers = 64 << 10
  private static let responder: UInt8 = 1

  private let reader = RecordReader()
  /// The number that the web server gave to the request; 0 before there is one.
  private(set) var request: UInt16 = 0
  private var inputHasEnded = false
  private var others = 0
  private var skipped = 0

  /// Forgets the previous connection.
  mutating func reset() {
    reader.reset()
    request = 0
    inputHasEnded = false
    others = 0
    skipped = 0
  }

  /// Reads the record that begins the request.
  mutating func begin(_ connection: inout Connection) throws(PeerFailure) {
    while request == 0 {
      let header = try reader.next(&connection)
      if header.request == 0 {
        try answer(header, ManagementRecord(to: header).bytes, &connection)
        continue
      }
      var content: [UInt8] = []
      guard header.kind == .begin, header.contentLength == 8 else { throw .gone }
      while try reader.read(onto: &content, &connection) > 0 {}
      guard content[0] == 0, content[1] == Self.responder else {
        return try refuseRole(header, &connection)
      }
      request = header.request
    }
  }

  /// Reads some of the variables.
  ///
  /// - Returns: false at their end.
  mutating func readVariables(onto pairs: inout [UInt8], _ connection: inout Connection) throws(PeerFailure) -> Bool {
    let header = try next(&connection)
    guard header.kind == .variables else { throw .gone }
    while try reader.read(onto: &pairs, &connection) > 0 {}
    return header.contentLength > 0
  }

  /// Appends at most `limit` bytes of the body.
  ///
  /// - Returns: the number of bytes; 0 at its end.
  mutating func readInput(
    onto body: inout [UInt8], atMost limit: Int, _ connection: inout Connection
  ) throws(PeerFailure) -> Int {
    while !inputHasEnded {
      let count = try reader.read(onto: &body, atMost: limit, &connection)
      if count > 0 { return count }
      let header = try next(&connection)
      guard header.kind == .input else { throw .gone }
      inputHasEnded = header.contentLength == 0
    }
    return 0
  }

  /// Reads to the end of the body and discards it.
  mutating func skipInput(_ connection: inout Connection) throws(PeerFailure) {
    while !inputHasEnded {
      let header = try next(&connection)
      skipped += header.contentLength
      guard skipped <= Patience.leftoverBytes else { throw .gone }
      inputHasEnded = header.kind == .input && header.contentLength == 0
    }
  }

  /// The next record of the request.
  private mutating func next(_ connection: inout Connection) throws(PeerFailure) -> RecordHeader {
    while true {
      let header = try reader.next(&connection)
      if header.request == request {
        guard header.kind != .abort else { throw .gone }
        return header
      }
      if header.request == 0 {
        try answer(header, ManagementRecord(to: header).bytes, &connection)
      } else {
        let isAnother = header.kind == .begin
        try answer(header, isAnother ? EndRecord(header.request, .cannotMultiplex).bytes : [], &connection)
      }
    }
  }

  /// Answers a record that does not belong to the request.
  private mutating func answer(
    _ header: RecordHeader, _ bytes: [UInt8], _ connection: inout Connection
  ) throws(PeerFailure) {
    others += RecordHeader.size + header.contentLength
    guard others <= Self.limitOfOthers else { throw .gone }
    try connection.send(bytes)
  }

  private func refuseRole(_ header: RecordHeader, _ connection: inout Connection) throws(PeerFailure) {
    try connection.send(EndRecord(header.request, .unknownRole).bytes)
    throw .gone
  }
}
