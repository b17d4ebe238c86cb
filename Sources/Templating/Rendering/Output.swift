/// Bytes of a page being written; escaping happens here.
///
/// Not copyable, so that there is one buffer, moved out at the end.
public struct Output: ~Copyable {
  @usableFromInline var bytes: [UInt8]
  var prepared = Prepared()

  /// An empty page with room for `capacity` bytes; it grows when that was too little.
  public init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// How many bytes have been written.
  public var count: Int { bytes.count }

  /// Writes markup as it is. Never give it what a person typed.
  @inlinable public mutating func write(markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Writes one byte as it is.
  @inlinable public mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Moves the written bytes out.
  public consuming func finish() -> [UInt8] { bytes }

  mutating func write(bytes source: Span<UInt8>) {
    bytes.append(copying: source)
  }
}

extension [UInt8] {
  mutating func append(copying source: Span<UInt8>) {
    // The array copies what it is lent before the call returns. Without a pointer there is no way to append a span but
    // to zero the room first, which is a tenth of a page's cost.
    unsafe source.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
