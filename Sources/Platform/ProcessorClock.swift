import Glibc
import Synchronization

/// The time for which processors have run a thread.
///
/// The kernel takes half a microsecond to tell it, longer than reading a short line takes. It is asked every
/// 20 microseconds; in between, the time that passes counts as the thread's.
package final class ProcessorClock: Sendable {
  private static let period = 20_000

  private struct Answer {
    var nanoseconds = 0
    var at = 0
    var thread: pthread_t?
  }

  private let last = Mutex(Answer())

  package init() {}

  /// Returns the time of this thread since its start.
  package func nanoseconds() -> Int {
    let now = Self.time(of: CLOCK_MONOTONIC)
    let thread = pthread_self()
    return last.withLock { last in
      if last.thread == thread, now - last.at < Self.period { return last.nanoseconds + now - last.at }
      last = Answer(nanoseconds: Self.time(of: CLOCK_THREAD_CPUTIME_ID), at: now, thread: thread)
      return last.nanoseconds
    }
  }

  private static func time(of clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
