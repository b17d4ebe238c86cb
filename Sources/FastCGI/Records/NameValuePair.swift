/// A name and its value in FastCGI's encoding: both lengths, then both texts.
/// - Source: FastCGI Specification 1.0, 3.4.
struct NameValuePair {
  /// The most bytes of all pairs together; anything longer exceeds ``GatewayVariables/limit``.
  static let limitOfAll = GatewayVariables.limit + GatewayVariables.limitOfNames * 8

  let name: Range<Int>
  let value: Range<Int>

  /// - Returns: nil if the pair goes beyond the end.
  init?(in bytes: [UInt8], at start: Int) {
    var next = start
    guard let nameLength = Self.length(bytes, &next), let valueLength = Self.length(bytes, &next),
      nameLength + valueLength <= bytes.count - next
    else { return nil }
    name = next..<next + nameLength
    value = name.upperBound..<name.upperBound + valueLength
  }

  /// One byte, or four if the first has its highest bit set. At most 2³¹ - 1, so that two of them add up.
  private static func length(_ bytes: [UInt8], _ next: inout Int) -> Int? {
    guard next < bytes.count else { return nil }
    let first = Int(bytes[next])
    guard first > 127 else {
      next += 1
      return first
    }
    guard bytes.count - next >= 4 else { return nil }
    defer { next += 4 }
    return (first & 0x7F) << 24 | Int(bytes[next + 1]) << 16 | Int(bytes[next + 2]) << 8 | Int(bytes[next + 3])
  }
}
