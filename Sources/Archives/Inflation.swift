import CZlib

/// Decompression of deflated bytes, using zlib. Never returns more bytes than its limit, and stops within one block (64
/// KB) above it.
package enum Inflation {
  /// Decompresses a gzip file, or the first of several concatenated ones.
  ///
  /// - Throws: ``ArchiveError/tooLarge`` above `limit` bytes; ``ArchiveError/damaged`` if the file is malformed.
  package static func gunzipped(_ packed: [UInt8], limit: Int) throws(ArchiveError) -> [UInt8] {
    try inflated(packed, windowBits: 15 + 16, limit: limit)
  }

  /// Decompresses a raw deflate stream, as zip files contain it.
  static func inflated(_ packed: [UInt8], limit: Int) throws(ArchiveError) -> [UInt8] {
    try inflated(packed, windowBits: -15, limit: limit)
  }

  /// Returns the checksum (CRC-32) that zip files contain for each file.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: unsafe crc32_z(0, bytes, bytes.count))
  }

  private static func inflated(_ packed: [UInt8], windowBits: Int32, limit: Int) throws(ArchiveError) -> [UInt8] {
    guard packed.count <= Int(UInt32.max) else { throw .tooLarge }
    var stream = unsafe z_stream()
    guard unsafe inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .damaged
    }
    defer { unsafe inflateEnd(&stream) }
    var packed = packed
    var bytes: [UInt8] = []
    // For a file in an archive, the limit is the file's size. Growing the array by doubling would take twice its memory
    // for a moment.
    bytes.reserveCapacity(min(limit, packed.count * 16))
    var status = Z_OK
    unsafe packed.withUnsafeMutableBufferPointer { input in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = UInt32(input.count)
      while status == Z_OK, bytes.count <= limit {
        let made = unsafe nextBlock(&stream, &status)
        bytes += made
        // A truncated stream yields no more output.
        if made.isEmpty, status == Z_OK { status = Z_DATA_ERROR }
      }
    }
    guard bytes.count <= limit else { throw .tooLarge }
    guard status == Z_STREAM_END else { throw .damaged }
    return bytes
  }

  private static func nextBlock(_ stream: inout z_stream, _ status: inout Int32) -> [UInt8] {
    let room = 1 << 16
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { block, filled in
      unsafe stream.next_out = block.baseAddress
      unsafe stream.avail_out = UInt32(room)
      status = unsafe inflate(&stream, Z_NO_FLUSH)
      filled = unsafe room - Int(stream.avail_out)
    }
  }
}
