import CFastCGI
import Glibc
import Synchronization

/// The threads of a worker, and the waiting for their end.
final class Crew: Sendable {
  private let ended: Descriptor
  private let started = Atomic<Int>(0)
  private let firstFailure = Mutex<SystemError?>(nil)

  init() throws(SystemError) {
    ended = try Descriptor(eventfd(0, EventFlags.closeOnExec | EventFlags.semaphore), "make an event descriptor")
  }

  var failure: SystemError? { firstFailure.withLock { $0 } }

  func start(_ body: @escaping @Sendable () throws(SystemError) -> Void) throws(SystemError) {
    try startThread { [self] in
      do throws(SystemError) { try body() } catch { firstFailure.withLock { $0 = $0 ?? error } }
      eventfd_write(ended.number, 1)
    }
    started.add(1, ordering: .relaxed)
  }

  /// Returns how many threads are still at work when the patience with them is over.
  func wait(stop: StopSignal, patience: Patience) -> Int {
    var left = started.load(ordering: .relaxed)
    // A thread that ends before the signal failed; what broke for it breaks for the others.
    _ = waitUntilReadable([stop.descriptor, ended.number], milliseconds: -1)
    if failure != nil { return left }
    let deadline = ContinuousClock.now + patience.stop
    while left > 0, waitUntilReadable([ended.number], milliseconds: (deadline - .now).milliseconds) {
      var count: eventfd_t = 0
      unsafe eventfd_read(ended.number, &count)
      left -= 1
    }
    return left
  }
}

/// False when the time was over first. A negative time has no end.
func waitUntilReadable(_ descriptors: [Int32], milliseconds: Int) -> Bool {
  var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  var ready: Int32 = 0
  repeat { ready = unsafe poll(&polled, nfds_t(polled.count), Int32(milliseconds)) } while ready < 0 && errno == EINTR
  return ready > 0
}

extension Duration {
  /// Whole milliseconds, rounded up; 0 for what is past.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return max(0, Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
