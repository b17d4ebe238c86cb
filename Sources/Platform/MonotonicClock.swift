import Glibc

/// The clock that all processes of a machine share, and that nobody sets.
package enum MonotonicClock {
  /// Nanoseconds since a moment that is the same for all processes.
  package static func nanoseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }
}
