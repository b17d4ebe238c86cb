/// The record that ends a request, or turns it away.
/// - Source: FastCGI Specification 1.0, 5.5.
struct EndRecord {
  enum Status: UInt8 {
    case complete, cannotMultiplex, overloaded, unknownRole
  }

  let request: UInt16
  let status: Status

  init(_ request: UInt16, _ status: Status) {
    self.request = request
    self.status = status
  }

  /// What is sent, as it stands in memory: what the program would have returned to its shell, the status of the protocol,
  /// and three bytes for later follow the header.
  var words: [UInt64] {
    [RecordHeader(.end, of: request, contentLength: 8).word, (UInt64(status.rawValue) << 24).bigEndian]
  }

  var bytes: [UInt8] { words.bytes }
}

/// The answer to a web server's query of capabilities: one request at a time on a connection.
/// - Source: FastCGI Specification 1.0, 4.1 and 4.2.
struct ManagementRecord {
  let bytes: [UInt8]

  /// Answers a record that belongs to no request.
  init(to header: RecordHeader) {
    if header.kind == .values {
      let name = Array("FCGI_MPXS_CONNS".utf8)
      let pair = [UInt8(name.count), 1] + name + [UInt8(ascii: "0")]
      bytes = RecordHeader(.valuesAnswer, of: 0, contentLength: pair.count).bytes + pair
    } else {
      bytes = RecordHeader(.unknown, of: 0, contentLength: 8).bytes + [header.kindNumber, 0, 0, 0, 0, 0, 0, 0]
    }
  }
}
