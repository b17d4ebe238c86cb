import Glibc

/// A file system call that failed, with the system's reason.
package struct FileError: Error {
  package let text: String
  private let number: Int32

  package init(_ action: String, _ path: String) {
    number = errno
    self.text = unsafe "cannot \(action) \(path): \(String(cString: strerror(number)))"
  }

  /// True if the disk is full, or the account's disk quota is used up.
  package var isDiskFull: Bool { [ENOSPC, EDQUOT].contains(number) }

  /// True if the file system is read-only.
  package var isOfReadOnlyDisk: Bool { number == EROFS }

  /// True if a retry would fail in the same way until somebody changes permissions or files.
  package var isLasting: Bool {
    [EACCES, EPERM, EROFS, ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG].contains(number)
  }
}
