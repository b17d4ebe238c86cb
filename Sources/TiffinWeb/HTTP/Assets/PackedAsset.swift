import HTTPTypes

/// The gzip copy stored next to an asset, such as `app.css.gz` next to `app.css`.
struct PackedAsset: Sendable {
  /// The compressed bytes.
  let bytes: [UInt8]
  let tag: EntityTag

  /// Reads the compressed copy of an asset.
  ///
  /// - Returns: Nil if there is no copy, if it is not smaller, or if it is a copy of other contents: its last eight
  ///   bytes contain the checksum and the length of the original.
  /// - Source: RFC 1952, 2.3.1.
  init?(of asset: [UInt8], tag: EntityTag, copy: @autoclosure () -> [UInt8]?) {
    guard let bytes = copy(), bytes.count < asset.count, bytes.starts(with: [0x1F, 0x8B, 8]), bytes.count >= 18,
      Self.number(bytes.suffix(4)) == UInt32(truncatingIfNeeded: asset.count),
      Self.number(bytes.dropLast(4).suffix(4)) == Checksum.of(asset.span)
    else { return nil }
    self.bytes = bytes
    self.tag = tag.packed
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The CRC-32 checksum, as in gzip.
/// - Source: RFC 1952, 8.
enum Checksum {
  private static let steps: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
  }

  static func of(_ bytes: Span<UInt8>) -> UInt32 {
    let steps = steps
    var value = UInt32.max
    for index in bytes.indices {
      value = steps[Int(UInt8(truncatingIfNeeded: value) ^ bytes[index])] ^ value >> 8
    }
    return ~value
  }
}

extension Request {
  /// True if the `Accept-Encoding` header names gzip with a quality above 0.
  /// - Source: RFC 9110, 12.5.3.
  var acceptsGzip: Bool {
    guard let codings = header(.acceptEncoding) else { return false }
    return codings.utf8.split(separator: UInt8(ascii: ",")).contains { coding in
      let parts = coding.split(separator: UInt8(ascii: ";")).map(\.trimmed)
      guard parts.first?.equalsIgnoringCase("gzip") == true else { return false }
      // "q=0" and "q=0.0" exclude gzip.
      guard let quality = parts.dropFirst().first, quality.starts(with: "q=".utf8) else { return true }
      return quality.dropFirst(2).contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    }
  }
}
