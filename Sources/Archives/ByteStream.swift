import CZlib
import Glibc

/// A stream of the bytes of a file, or of a file in a zip archive, decompressed if necessary. Only one piece of the
/// file is in memory at a time.
@safe package final class ByteStream {
  /// The size of a piece of the source, in bytes.
  private static let room = 1 << 18

  private let source: OpenFile
  private var range: Range<Int>
  /// The decompressor; nil for plain bytes.
  private var inflater: StreamInflater?
  /// The size and checksum that a file in an archive must have after decompression; nil for other files.
  private let expected: (size: Int, checksum: UInt32)?
  private var made = 0
  private var checksum: UInt32 = 0

  /// The number of bytes of the source that were read, for showing progress.
  package private(set) var consumed = 0
  package let total: Int

  /// Opens a file, which is decompressed if it begins like a gzip file.
  package init(_ file: OpenFile) throws(ArchiveError) {
    source = file
    range = 0..<file.count
    total = file.count
    expected = nil
    let beginning = try ArchiveSource.file(file).bytes(0..<min(2, file.count))
    if beginning == [0x1F, 0x8B] { inflater = try StreamInflater(windowBits: 15 + 16, isChained: true) }
  }

  /// Opens a file in an archive.
  init(_ file: OpenFile, _ range: Range<Int>, _ entry: ZipEntry) throws(ArchiveError) {
    source = file
    self.range = range
    total = range.count
    expected = (entry.size, entry.checksum)
    if entry.method == 8 { inflater = try StreamInflater(windowBits: -15, isChained: false) }
  }

  /// Returns the next piece; nil at the end.
  ///
  /// - Throws: ``ArchiveError/damaged`` if the file is malformed or cut off, or its size or checksum differs from the
  ///   archive's directory; ``ArchiveError/unreadable(_:)``.
  package func next() throws(ArchiveError) -> [UInt8]? {
    let piece = try piece()
    guard let expected else { return piece }
    made += piece?.count ?? 0
    if let piece { checksum = UInt32(truncatingIfNeeded: unsafe crc32_z(UInt(checksum), piece, piece.count)) }
    // The archive is damaged if there are more bytes than its directory states.
    guard made <= expected.size else { throw .damaged }
    if piece == nil, made != expected.size || checksum != expected.checksum { throw .damaged }
    return piece
  }

  private func piece() throws(ArchiveError) -> [UInt8]? {
    guard let inflater else { return try packed() }
    while true {
      if let piece = try inflater.next() { return piece }
      if inflater.isAtEnd { return nil }
      guard let packed = try packed() else {
        guard inflater.isBetween else { throw .damaged }
        return nil
      }
      inflater.feed(packed)
    }
  }

  /// Returns the next bytes of the source; nil at its end.
  private func packed() throws(ArchiveError) -> [UInt8]? {
    guard !range.isEmpty else { return nil }
    let part = range.prefix(Self.room)
    range = part.upperBound..<range.upperBound
    consumed += part.count
    return try ArchiveSource.file(source).bytes(part)
  }
}

/// A zlib decompressor that works in pieces.
@safe private final class StreamInflater {
  private static let room = 1 << 18

  private var stream = unsafe z_stream()
  private var input: [UInt8] = []
  private var place = 0
  /// True if another gzip file may follow the first.
  private let isChained: Bool
  /// True if the stream is complete, and nothing may follow.
  private(set) var isAtEnd = false
  /// True after the end of a gzip file, where the input may end.
  private(set) var isBetween = false

  init(windowBits: Int32, isChained: Bool) throws(ArchiveError) {
    self.isChained = isChained
    guard unsafe inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .damaged
    }
  }

  deinit {
    unsafe inflateEnd(&stream)
  }

  func feed(_ bytes: [UInt8]) {
    input = bytes
    place = 0
  }

  /// Returns decompressed bytes; nil if more input is needed, or at the end.
  func next() throws(ArchiveError) -> [UInt8]? {
    while place < input.count, !isAtEnd {
      if isBetween {
        unsafe inflateReset(&stream)
        isBetween = false
      }
      var status = Z_OK
      let room = Self.room
      let made = unsafe input.withUnsafeMutableBufferPointer { input in
        unsafe [UInt8](unsafeUninitializedCapacity: room) { block, filled in
          unsafe stream.next_in = input.baseAddress.map { unsafe $0 + place }
          unsafe stream.avail_in = UInt32(input.count - place)
          unsafe stream.next_out = block.baseAddress
          unsafe stream.avail_out = UInt32(room)
          status = unsafe inflate(&stream, Z_NO_FLUSH)
          filled = unsafe room - Int(stream.avail_out)
          place = unsafe input.count - Int(stream.avail_in)
        }
      }
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw .damaged }
      if status == Z_STREAM_END {
        isBetween = true
        isAtEnd = !isChained
      }
      if !made.isEmpty { return made }
    }
    return nil
  }
}
