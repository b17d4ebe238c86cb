/// An untrusted zip file, read one file at a time. Nothing in it is written to disk.
///
/// Files are found through the directory at the end. An archive is refused as a whole if a name
/// leads out of its folder, or if its files together are larger than the limits.
/// - Source: PKWARE, APPNOTE.TXT 6.3.10.
package struct ZipArchive: Sendable {
  /// The maximum numbers of files, including folders, and of bytes in an archive.
  package struct Limits: Sendable {
    package var files = 200_000
    /// The maximum number of bytes of all files together, decompressed.
    package var bytes = 8 << 30

    package init() {}
  }

  /// The files, without folders, in the directory's order.
  package let entries: [ZipEntry]
  private let source: ArchiveSource

  /// Reads the directory.
  package init(_ source: ArchiveSource, limits: Limits = Limits()) throws(ArchiveError) {
    self.source = source
    let entries = try ZipDirectory(source, mostFiles: limits.files).entries
    var bytes = 0
    for entry in entries {
      guard !entry.leadsOutside else { throw .outside(entry.name) }
      bytes += entry.size
      guard bytes <= limits.bytes else { throw .tooLarge }
    }
    self.entries = entries.filter { !$0.isFolder }
  }

  /// Returns true if a file with this beginning is a zip file, possibly one without files.
  package static func isZip(_ beginning: some Collection<UInt8>) -> Bool {
    let beginning = beginning.prefix(4)
    return beginning.elementsEqual([0x50, 0x4B, 3, 4]) || beginning.elementsEqual([0x50, 0x4B, 5, 6])
  }

  /// Decompresses a file.
  ///
  /// - Throws: ``ArchiveError/tooLarge`` above `limit` bytes, or an error for a file that is damaged, encrypted or
  ///   compressed by an unsupported method.
  package func bytes(of entry: ZipEntry, limit: Int) throws(ArchiveError) -> [UInt8] {
    guard !entry.isEncrypted else { throw .encrypted }
    guard entry.size <= limit, entry.packedSize <= limit + limit / 8 + 1_024 else { throw .tooLarge }
    let packed = try source.bytes(try range(of: entry))
    let bytes: [UInt8]
    switch entry.method {
    case 0: bytes = packed
    // With the stated size as its limit, decompression stops if the directory is wrong.
    case 8: bytes = try Inflation.inflated(packed, limit: entry.size)
    default: throw .unsupported
    }
    guard bytes.count == entry.size, Inflation.checksum(bytes) == entry.checksum else { throw .damaged }
    return bytes
  }

  /// Decompresses a file of any size in pieces. Only for archives in a file, not in memory.
  package func stream(of entry: ZipEntry) throws(ArchiveError) -> ByteStream {
    guard case .file(let file) = source else { throw .unsupported }
    guard !entry.isEncrypted else { throw .encrypted }
    guard entry.method == 0 || entry.method == 8 else { throw .unsupported }
    return try ByteStream(file, range(of: entry), entry)
  }

  /// Returns the range of a file's compressed bytes, which follow a local header of variable length.
  private func range(of entry: ZipEntry) throws(ArchiveError) -> Range<Int> {
    guard entry.offset <= source.count - 30 else { throw .damaged }
    let header = try source.bytes(entry.offset..<(entry.offset + 30))
    guard header.number(0, 4) == 0x0403_4B50 else { throw .damaged }
    let start = entry.offset + 30 + header.number(26, 2) + header.number(28, 2)
    guard entry.packedSize <= source.count - start else { throw .damaged }
    return start..<(start + entry.packedSize)
  }
}

/// A file in a zip file.
package struct ZipEntry: Hashable, Sendable {
  /// The path in the archive, with slashes.
  package let name: String
  /// The decompressed size in bytes, as stated in the directory.
  package let size: Int
  let packedSize: Int
  let offset: Int
  let method: Int
  let isEncrypted: Bool
  let checksum: UInt32

  var isFolder: Bool { name.utf8.last == UInt8(ascii: "/") }

  /// True if the name leads out of the archive's folder: `/etc/passwd`, `C:\x`, `../x`, `a/../../x`.
  var leadsOutside: Bool {
    let bytes = name.utf8
    let isAbsolute = bytes.first == UInt8(ascii: "/") || bytes.dropFirst().first == UInt8(ascii: ":")
    return isAbsolute || bytes.contains(0)
      || bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}

extension Array<UInt8> {
  /// Returns the little-endian number in `count` bytes from `offset`: 2 or 4 bytes, or 8 bytes, of which only the lower
  /// 62 bits are kept.
  func number(_ offset: Int, _ count: Int) -> Int {
    self[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) } & (1 << 62 - 1)
  }
}
