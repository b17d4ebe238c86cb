import Glibc
import Platform

/// A file that is written from its beginning to its end, readable by its owner only.
public final class NewFile {
  private let descriptor: Int32
  private let path: String
  /// Its bytes.
  public private(set) var size = 0

  /// Makes it.
  ///
  /// - Parameter folder: The data folder whose owner gets the file if root makes it; nil for that of the folder it is in.
  /// - Throws: `FileError`, also where there is one already.
  public init(_ path: String, for folder: DataFolder? = nil) throws {
    self.path = path
    descriptor = FileOwner.open(path, O_WRONLY | O_EXCL, for: folder?.owner)
    guard descriptor >= 0 else { throw FileError("make", path) }
  }

  deinit { close(descriptor) }

  /// Appends bytes.
  ///
  /// - Throws: `FileError`, for a full disk too.
  public func write(_ bytes: [UInt8]) throws {
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { rest in
        unsafe Glibc.write(descriptor, rest.baseAddress.map { unsafe $0 + done }, rest.count - done)
      }
      guard written > 0 || errno == EINTR else { throw FileError("write", path) }
      done += max(written, 0)
    }
    size += bytes.count
  }

  /// Takes back all that was written.
  public func empty() throws {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError("write", path) }
    size = 0
  }

  /// Removes it, where it cannot be finished: a part of it would be taken for all, and keep the next try from its name.
  public func remove() {
    unsafe unlink(path)
  }

  /// Waits until all of it is on disk.
  public func sync() throws {
    guard fsync(descriptor) == 0 else { throw FileError("write", path) }
  }
}
