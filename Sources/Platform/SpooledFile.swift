import Glibc
import Synchronization

/// A new file on disk that grows as bytes are appended. The file is removed when this object is released, unless
/// ``keep()`` was called.
package final class SpooledFile: Sendable {
  /// The file's name in its folder: random, never derived from a client's input.
  package let name: String
  private let path: String
  private let descriptor: Int32
  private let isKept = Atomic(false)

  /// Creates a file that only its owner can read, and its folder if that does not exist.
  package init(in folder: String) throws(FileError) {
    guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw FileError("make", folder) }
    var random = SystemRandomNumberGenerator()
    name = Hexadecimal.text(random.next(), random.next())
    path = "\(folder)/\(name)"
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError("make", path) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if !isKept.load(ordering: .relaxed) { unsafe unlink(path) }
  }

  /// Keeps the file on disk after this object is released.
  package func keep() { isKept.store(true, ordering: .relaxed) }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError("write", path) }
      done += count
    }
  }

  /// Returns the bytes of a range that was already written.
  package func bytes(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { room, filled in
      while filled < range.count, let start = room.baseAddress {
        let count = unsafe pread(descriptor, start + filled, range.count - filled, off_t(range.lowerBound + filled))
        if count < 0, errno == EINTR { continue }
        failed = count <= 0
        if failed { break }
        filled += count
      }
    }
    if failed { throw FileError("read", path) }
    return bytes
  }

  /// Removes the file with this name, which ``keep()`` left on disk.
  package static func remove(_ name: String, in folder: String) { unsafe unlink("\(folder)/\(name)") }

  /// Returns the names of all files in a folder that have not been written to for `seconds`; empty if the folder does
  /// not exist.
  package static func names(in folder: String, unchangedFor seconds: Int) -> [String] {
    let latest = time(nil) - seconds
    return (FolderReader.names(in: folder) ?? []).filter { name in
      var found = stat()
      return unsafe stat("\(folder)/\(name)", &found) == 0 && found.st_mtim.tv_sec <= latest
    }
  }
}
