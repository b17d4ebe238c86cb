import Glibc

/// The system's own error messages.
package enum SystemMessage {
  /// The reason for this thread's last failed call.
  package static var lastError: String { unsafe String(cString: strerror(errno)) }
}
