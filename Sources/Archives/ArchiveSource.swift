import Glibc

/// The bytes of an archive, read in pieces from a file, or held in memory.
package enum ArchiveSource: Sendable {
  case memory([UInt8])
  case file(OpenFile)

  package var count: Int {
    switch self {
    case .memory(let bytes): bytes.count
    case .file(let file): file.count
    }
  }

  /// Returns the bytes of a range.
  ///
  /// - Throws: ``ArchiveError/damaged`` for a range beyond the end; ``ArchiveError/unreadable(_:)``.
  package func bytes(_ range: Range<Int>) throws(ArchiveError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .damaged }
    switch self {
    case .memory(let bytes): return Array(bytes[range])
    case .file(let file): return try file.bytes(range)
    }
  }
}

/// A file that stays open until its last reference is released.
package final class OpenFile: Sendable {
  private let descriptor: Int32
  /// The offset in the file at which the part that is read begins.
  private let start: Int
  package let count: Int

  /// Opens a file for reading.
  ///
  /// - Parameter range: The part of the file that is read; nil for the whole file.
  /// - Throws: ``ArchiveError/unreadable(_:)``; ``ArchiveError/damaged`` for a range beyond the end.
  package init(_ path: String, _ range: Range<Int>? = nil) throws(ArchiveError) {
    start = range?.lowerBound ?? 0
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    var found = stat()
    guard descriptor >= 0, unsafe fstat(descriptor, &found) == 0 else {
      throw .unreadable(unsafe String(cString: strerror(errno)))
    }
    let size = Int(found.st_size)
    count = range?.count ?? size
    guard start + count <= size else { throw .damaged }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  fileprivate func bytes(_ range: Range<Int>) throws(ArchiveError) -> [UInt8] {
    var failed: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { block, filled in
      while filled < range.count, let room = block.baseAddress {
        let read = unsafe pread(
          descriptor, room + filled, range.count - filled, off_t(self.start + range.lowerBound + filled))
        if read > 0 { filled += read }
        if read < 0, errno != EINTR { failed = errno }
        if read == 0 || failed != 0 { break }
      }
    }
    if failed != 0 { throw .unreadable(unsafe String(cString: strerror(failed))) }
    guard bytes.count == range.count else { throw .damaged }
    return bytes
  }
}
