import Dispatch
import Platform
import Synchronization

/// The writes of a process that wait, and who of them writes.
///
/// Where another program keeps all of them out, each would hold a thread for as long as it has patience, and nobody would
/// get a page. So after a while only one waits beside the one that leads, and the others are told at once.
final class WriteLine: Sendable {
  private struct Line {
    var waiting: [PendingWrite] = []
    var isLed = false
    /// Since when somebody leads and nobody has begun to write, in nanoseconds; nil while somebody writes.
    var keptOutSince: Int?
    /// When the last one had led, in nanoseconds.
    var ledUntil = 0
  }

  /// How many wait beside the one that leads when all have been kept out for a while.
  static let placesWhenKeptOut = 1

  /// Nanoseconds that everybody waits.
  private let grace: Int
  private let line = Mutex(Line())

  /// - Parameter patience: Seconds that a write waits in all.
  init(patience: Int) {
    grace = patience * 400_000_000
  }

  /// The end of it for somebody who comes now.
  var endOfGrace: DispatchTime { .now() + .nanoseconds(grace) }

  /// Enters the line; true if nobody writes: then this one leads, until it calls ``handOver()``.
  ///
  /// - Parameter waits: False to stay out where somebody else writes.
  /// - Returns: nil for one that stays out.
  func enter(_ write: PendingWrite, waits: Bool) -> Bool? {
    let now = MonotonicClock.nanoseconds()
    return line.withLock { line in
      if line.isLed {
        guard waits, line.waiting.count < places(in: line, at: now) else { return nil }
        line.waiting.append(write)
        return false
      }
      line.isLed = true
      // Whoever comes right after one that waited in vain finds the same lock.
      if now - line.ledUntil > grace { line.keptOutSince = nil }
      line.keptOutSince = line.keptOutSince ?? now
      return true
    }
  }

  /// Takes out the next one, for the one that leads and has begun to write.
  func next() -> PendingWrite? {
    line.withLock { line in
      line.keptOutSince = nil
      return line.waiting.isEmpty ? nil : line.waiting.removeFirst()
    }
  }

  /// Makes the next one lead, if there is one.
  func handOver() {
    let now = MonotonicClock.nanoseconds()
    let next = line.withLock { line in
      line.isLed = !line.waiting.isEmpty
      line.ledUntil = now
      if line.isLed { line.keptOutSince = line.keptOutSince ?? now }
      return line.isLed ? line.waiting.removeFirst() : nil
    }
    next?.lead()
  }

  /// Leaves the line where all have been kept out for a while and enough others wait; false if this one stays.
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

  private func places(in line: Line, at now: Int) -> Int {
    guard let since = line.keptOutSince, now - since >= grace else { return .max }
    return Self.placesWhenKeptOut
  }

  /// Leaves the line; false if somebody has taken the write out already.
  func leave(_ write: PendingWrite) -> Bool {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0 === write }) else { return false }
      line.waiting.remove(at: place)
      return true
    }
  }

  /// True while somebody writes.
  var isLed: Bool {
    line.withLock { $0.isLed }
  }

  /// The number of writes in line.
  var waiting: Int {
    line.withLock { $0.waiting.count }
  }
}
