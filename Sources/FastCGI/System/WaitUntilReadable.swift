import Glibc

/// Waits until one of the descriptors is readable; false after the timeout or an error. A negative time means no
/// timeout.
func waitUntilReadable(_ descriptors: [Int32], milliseconds: Int) -> Bool {
  var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  var ready: Int32 = 0
  repeat { ready = unsafe poll(&polled, nfds_t(polled.count), Int32(milliseconds)) } while ready < 0 && errno == EINTR
  return ready > 0
}

extension Duration {
  /// Whole milliseconds, rounded up; 0 for a negative duration.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return max(0, Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
