/// A reason why bytes are not CBOR that Tiffin accepts.
package enum CBORError: Error, Hashable {
  /// Not CBOR of the accepted kinds from that byte on.
  case malformed(at: Int)
  /// Nested deeper than ``CBORReader/depthLimit``.
  case tooDeep
  /// More bytes than ``CBORReader/sizeLimit``.
  case tooLong
}

/// A strict reader of CBOR from strangers, for what authenticators send.
///
/// Refused: lengths that are not told beforehand, tags, floating-point numbers, numbers beyond 63 bits, names of members
/// that are neither numbers nor texts or come twice, texts that are not UTF-8, and bytes behind the value. The shortest
/// form and the order of members are not demanded.
/// - Source: RFC 8949, 3; CTAP 2.1, 8, which authenticators keep to.
struct CBORReader {
  /// The deepest nesting of arrays and maps: an attestation's certificates are in a list of a map of a map.
  static let depthLimit = 4
  /// The most bytes of a value.
  static let sizeLimit = 65_536

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  /// Reads one value that takes up all of the bytes.
  static func value(of bytes: ArraySlice<UInt8>) throws(CBORError) -> CBORValue {
    let (value, count) = try prefix(of: bytes)
    guard count == bytes.count else { throw .malformed(at: count) }
    return value
  }

  /// Reads the value with which the bytes begin, and how many it takes up.
  static func prefix(of bytes: ArraySlice<UInt8>) throws(CBORError) -> (value: CBORValue, count: Int) {
    guard bytes.count <= sizeLimit else { throw .tooLong }
    var reader = CBORReader(bytes: bytes, index: bytes.startIndex)
    let value = try reader.value()
    return (value, reader.index - bytes.startIndex)
  }

  private init(bytes: ArraySlice<UInt8>, index: Int) {
    self.bytes = bytes
    self.index = index
  }

  private var malformed: CBORError { .malformed(at: index - bytes.startIndex) }

  private mutating func value() throws(CBORError) -> CBORValue {
    let first = try take(1).first ?? 0
    // The upper three bits are the kind, the lower five a number or how long it is.
    let (kind, info) = (first >> 5, first & 31)
    if kind == 7 { return try simple(info) }
    let number = try number(info)
    switch kind {
    case 0: return .integer(number)
    case 1: return .integer(-1 - number)
    case 2: return .bytes(Array(try take(number)))
    case 3: return .text(try text(number))
    case 4: return .array(try elements(number))
    case 5: return .map(try members(number))
    default: throw malformed
    }
  }

  private func simple(_ info: UInt8) throws(CBORError) -> CBORValue {
    switch info {
    case 20: .bool(false)
    case 21: .bool(true)
    case 22: .null
    default: throw malformed
    }
  }

  private mutating func number(_ info: UInt8) throws(CBORError) -> Int {
    if info < 24 { return Int(info) }
    guard info < 28 else { throw malformed }
    let number = try take(1 << (info - 24)).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: number) else { throw malformed }
    return number
  }

  private mutating func take(_ count: Int) throws(CBORError) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - index else { throw malformed }
    defer { index += count }
    return bytes[index..<index + count]
  }

  private mutating func text(_ count: Int) throws(CBORError) -> String {
    guard let text = String(validating: try take(count), as: UTF8.self) else { throw malformed }
    return text
  }

  private mutating func elements(_ count: Int) throws(CBORError) -> [CBORValue] {
    var elements: [CBORValue] = []
    try nested(count) { reader throws(CBORError) in elements.append(try reader.value()) }
    return elements
  }

  private mutating func members(_ count: Int) throws(CBORError) -> [CBORValue: CBORValue] {
    var members: [CBORValue: CBORValue] = [:]
    try nested(count) { reader throws(CBORError) in
      let key = try reader.value()
      guard key.integer != nil || key.text != nil, members[key] == nil else { throw reader.malformed }
      members[key] = try reader.value()
    }
    return members
  }

  private mutating func nested(
    _ count: Int, _ item: (inout CBORReader) throws(CBORError) -> Void
  ) throws(CBORError) {
    depth += 1
    guard depth <= Self.depthLimit else { throw .tooDeep }
    // Each takes a byte at least, so that a large count ends with the bytes.
    for _ in 0..<count { try item(&self) }
    depth -= 1
  }
}
