import Glibc

/// The monotonic clock, which all processes of a machine share and which is never set.
package enum MonotonicClock {
  /// Returns the nanoseconds since a moment that is the same for all processes, such as the start of the machine.
  package static func nanoseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }
}
