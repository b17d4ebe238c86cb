import Glibc

/// What the system says of itself in words.
package enum SystemMessage {
  /// The reason for the call of this thread that failed last.
  package static var lastError: String { unsafe String(cString: strerror(errno)) }
}
