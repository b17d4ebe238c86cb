import Glibc

/// The time for which processors have run this thread.
package enum ProcessorClock {
  /// Returns it in nanoseconds, since the thread's start.
  package static func nanoseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
