/// The header of each piece of a request or an answer.
/// - Source: FastCGI Specification 1.0, 3.3 and 8.
struct RecordHeader {
  enum Kind: UInt8 {
    case begin = 1
    case abort, end, variables, input, output, errors, data, values, valuesAnswer, unknown
  }

  static let size = 8

  /// Nil for a kind that is not in the specification.
  let kind: Kind?
  let kindNumber: UInt8
  /// The number that the web server gave to the request; 0 for a record that belongs to none.
  let request: UInt16
  let contentLength: Int
  var paddingLength = 0

  init(_ kind: Kind, of request: UInt16, contentLength: Int) {
    self.kind = kind
    kindNumber = kind.rawValue
    self.request = request
    self.contentLength = contentLength
  }

  /// - Parameter bytes: ``size`` of them.
  /// - Returns: nil if the version is not that of FastCGI 1.0.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard unsafe bytes[0] == 1 else { return nil }
    kindNumber = unsafe bytes[1]
    kind = Kind(rawValue: kindNumber)
    request = unsafe UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    contentLength = unsafe Int(bytes[4]) << 8 | Int(bytes[5])
    paddingLength = unsafe Int(bytes[6])
  }

  /// What is sent, as it stands in memory.
  var word: UInt64 {
    let start = UInt64(1) << 56 | UInt64(kindNumber) << 48 | UInt64(request) << 32
    return (start | UInt64(contentLength) << 16 | UInt64(paddingLength) << 8).bigEndian
  }

  var bytes: [UInt8] { [word].bytes }
}

extension [UInt64] {
  /// What words are made of, one after the other.
  var bytes: [UInt8] { unsafe withUnsafeBytes { unsafe [UInt8]($0) } }
}
