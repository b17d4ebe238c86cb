import Dispatch
import Platform
import Synchronization

/// The queue of a process's writes. One write is the leader, whose thread also runs the queued writes.
///
/// If another program keeps all writes out, each would hold a thread until its timeout, and no thread would be left for
/// pages. So after a grace period only one write may wait in addition to the leader, and the others fail at once.
final class WriteQueue: Sendable {
  private struct Queue {
    var waiting: [PendingWrite] = []
    var isLed = false
    /// The time since which no leader has been able to run its write, in nanoseconds; nil while a write is running.
    var keptOutSince: Int?
    /// The time at which the last leader ended, in nanoseconds.
    var ledUntil = 0
  }

  /// The maximum length of the queue once the grace period is over.
  static let placesWhenKeptOut = 1

  /// The grace period in nanoseconds, 40 % of the timeout.
  private let grace: Int
  private let line = Mutex(Queue())

  /// Creates a queue.
  ///
  /// - Parameter timeout: The timeout of a write in seconds.
  init(timeout: Int) {
    grace = timeout * 400_000_000
  }

  /// The end of a grace period that begins now.
  var endOfGrace: DispatchTime { .now() + .nanoseconds(grace) }

  /// Queues a write, or makes it the leader if there is none. The leader must call ``passLead()``.
  ///
  /// - Parameter waits: False to refuse the write instead of queueing it.
  /// - Returns: True if the write leads; false if it is queued; nil if it is refused.
  func enter(_ write: PendingWrite, waits: Bool) -> Bool? {
    let now = MonotonicClock.nanoseconds()
    return line.withLock { line in
      if line.isLed {
        guard waits, line.waiting.count < places(in: line, at: now) else { return nil }
        line.waiting.append(write)
        return false
      }
      line.isLed = true
      // A write that comes right after one that timed out meets the same lock.
      if now - line.ledUntil > grace { line.keptOutSince = nil }
      line.keptOutSince = line.keptOutSince ?? now
      return true
    }
  }

  /// Removes and returns the next waiting write; nil if there is none. The leader calls this once it has begun to
  /// write.
  func next() -> PendingWrite? {
    line.withLock { line in
      line.keptOutSince = nil
      return line.waiting.isEmpty ? nil : line.waiting.removeFirst()
    }
  }

  /// Makes the next waiting write the leader; if none is waiting, there is no leader.
  func passLead() {
    let now = MonotonicClock.nanoseconds()
    let next = line.withLock { line in
      line.isLed = !line.waiting.isEmpty
      line.ledUntil = now
      if line.isLed { line.keptOutSince = line.keptOutSince ?? now }
      return line.isLed ? line.waiting.removeFirst() : nil
    }
    next?.lead()
  }

  /// Removes a write from the queue if the grace period is over and the write is not first in the queue; returns false
  /// if it stays.
  func leaveIfKeptOut(_ write: PendingWrite) -> Bool {
    let now = MonotonicClock.nanoseconds()
    return line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0 === write }), place >= places(in: line, at: now) else {
        return false
      }
      line.waiting.remove(at: place)
      return true
    }
  }

  private func places(in line: Queue, at now: Int) -> Int {
    guard let since = line.keptOutSince, now - since >= grace else { return .max }
    return Self.placesWhenKeptOut
  }

  /// Removes a write from the queue; returns false if it is not in the queue any more.
  func remove(_ write: PendingWrite) -> Bool {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0 === write }) else { return false }
      line.waiting.remove(at: place)
      return true
    }
  }

  /// True if the queue has a leader.
  var isLed: Bool {
    line.withLock { $0.isLed }
  }

  /// The number of queued writes.
  var waiting: Int {
    line.withLock { $0.waiting.count }
  }
}
