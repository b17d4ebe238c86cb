import Glibc

/// The system's own error messages.
package enum SystemMessage {
  /// The reason this thread's last system call failed.
  package static var lastError: String { unsafe String(cString: strerror(errno)) }
}
