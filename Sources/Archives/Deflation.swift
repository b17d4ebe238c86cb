import CZlib

/// Compression by deflate, using zlib.
enum Deflation {
  /// Compresses bytes to a raw deflate stream, as zip files contain it; nil if there are more bytes than zlib accepts
  /// at once, or not enough memory.
  static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count < Int(UInt32.max) else { return nil }
    var stream = unsafe z_stream()
    let begun = unsafe deflateInit2_(
      &stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard begun == Z_OK else { return nil }
    defer { unsafe deflateEnd(&stream) }
    let room = Int(unsafe deflateBound(&stream, UInt(bytes.count)))
    var bytes = bytes
    return unsafe bytes.withUnsafeMutableBufferPointer { input in
      unsafe [UInt8](unsafeUninitializedCapacity: room) { block, filled in
        unsafe stream.next_in = input.baseAddress
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = block.baseAddress
        unsafe stream.avail_out = UInt32(room)
        filled = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END ? room - Int(stream.avail_out) : 0
      }
    }
  }
}
