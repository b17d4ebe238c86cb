/// A reason why bytes are not acceptable CBOR.
package enum CBORError: Error, Hashable {
  /// The bytes are not accepted as CBOR at that offset from their start.
  case malformed(at: Int)
  /// The value is nested deeper than ``CBORReader/depthLimit``.
  case tooDeep
  /// There are more bytes than ``CBORReader/sizeLimit``.
  case tooLong
}

/// A strict reader of untrusted CBOR from authenticators.
///
/// It refuses indefinite lengths, tags, floating-point numbers, numbers beyond 63 bits, keys that are neither numbers
/// nor texts or occur twice, texts that are not UTF-8, and bytes after the value. Neither the shortest form nor the
/// order of keys is required.
/// - Source: RFC 8949, 3; CTAP 2.1, 8, to which authenticators conform.
struct CBORReader {
  /// The maximum nesting of arrays and maps. An attestation's certificates are in an array in a map in a map.
  static let depthLimit = 4
  /// The maximum size of a value in bytes.
  static let sizeLimit = 65_536

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  /// Reads one value, which must take up all of the bytes.
  static func value(of bytes: ArraySlice<UInt8>) throws(CBORError) -> CBORValue {
    let (value, count) = try prefix(of: bytes)
    guard count == bytes.count else { throw .malformed(at: count) }
    return value
  }

  /// Reads the value at the beginning of the bytes, and returns its length, too.
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
    // The upper three bits are the major type, the lower five a number or its length.
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
    // Each item takes at least one byte, so a wrong count ends with the bytes.
    for _ in 0..<count { try item(&self) }
    depth -= 1
  }
}
