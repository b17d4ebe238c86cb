import Glibc
import Platform

/// A file that is written sequentially, readable by its owner only.
public final class PrivateFileWriter {
  private let descriptor: Int32
  private let path: String
  /// The size in bytes.
  public private(set) var size = 0

  /// Creates the file.
  ///
  /// - Parameter folder: The data folder whose owner gets the file if root creates it; nil for the owner of the folder
  ///   that contains the file.
  /// - Throws: `FileError`, also if the file exists already.
  public init(_ path: String, for folder: DataFolder? = nil) throws {
    self.path = path
    descriptor = FileOwner.open(path, O_WRONLY | O_EXCL, for: folder?.owner)
    guard descriptor >= 0 else { throw FileError("make", path) }
  }

  deinit { close(descriptor) }

  /// Appends bytes.
  ///
  /// - Throws: `FileError`, also if the disk is full.
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

  /// Truncates the file to zero bytes.
  ///
  /// - Throws: `FileError`.
  public func empty() throws {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError("write", path) }
    size = 0
  }

  /// Removes the file if it cannot be completed. Otherwise it would be mistaken for a complete file, and block its name
  /// for the next attempt.
  public func remove() {
    unsafe unlink(path)
  }

  /// Waits until the file is on disk.
  ///
  /// - Throws: `FileError`.
  public func sync() throws {
    guard fsync(descriptor) == 0 else { throw FileError("write", path) }
  }
}
