import Glibc

/// A file system call that failed, with the system's reason.
package struct FileError: Error {
  package let text: String

  package init(_ action: String, _ path: String) {
    self.text = unsafe "cannot \(action) \(path): \(String(cString: strerror(errno)))"
  }
}
