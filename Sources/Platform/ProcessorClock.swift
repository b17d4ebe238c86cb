import Glibc
import Synchronization

/// A clock of the processor time that a thread has used.
///
/// Reading the kernel's clock takes half a microsecond, longer than parsing a short line. It is read every 20
/// microseconds; in between, elapsed time counts as processor time.
package final class ProcessorClock: Sendable {
  private static let period = 20_000

  /// The last time read from the kernel's clock.
  private struct Sample {
    var nanoseconds = 0
    var at = 0
    var thread: pthread_t?
  }

  private let last = Mutex(Sample())

  package init() {}

  /// Returns the nanoseconds of processor time that this thread has used since it started.
  package func nanoseconds() -> Int {
    let now = Self.time(of: CLOCK_MONOTONIC)
    let thread = pthread_self()
    return last.withLock { last in
      if last.thread == thread, now - last.at < Self.period { return last.nanoseconds + now - last.at }
      last = Sample(nanoseconds: Self.time(of: CLOCK_THREAD_CPUTIME_ID), at: now, thread: thread)
      return last.nanoseconds
    }
  }

  private static func time(of clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
