import Glibc

/// A file system call that failed, with the system's reason.
package struct FileError: Error {
  package let text: String
  private let number: Int32

  package init(_ action: String, _ path: String) {
    number = errno
    self.text = unsafe "cannot \(action) \(path): \(String(cString: strerror(number)))"
  }

  /// True if the disk has no room left, or the account may use no more of it.
  package var isForWantOfRoom: Bool { [ENOSPC, EDQUOT].contains(number) }

  /// True if the disk may only be read.
  package var isOfReadOnlyDisk: Bool { number == EROFS }
}
