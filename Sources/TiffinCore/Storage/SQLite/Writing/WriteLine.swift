import Synchronization

/// The writes of a process that wait, and who of them writes.
final class WriteLine: Sendable {
  private struct Line {
    var waiting: [PendingWrite] = []
    var isLed = false
  }

  private let line = Mutex(Line())

  /// Enters the line; true if nobody writes: then this one leads, until it calls ``handOver()``.
  ///
  /// - Parameter waits: False to stay out where somebody else writes; then nil is returned.
  func enter(_ write: PendingWrite, waits: Bool) -> Bool? {
    line.withLock { line in
      if line.isLed {
        guard waits else { return nil }
        line.waiting.append(write)
        return false
      }
      line.isLed = true
      return true
    }
  }

  /// Takes out the next one, for the one that leads.
  func next() -> PendingWrite? {
    line.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  /// Makes the next one lead, if there is one.
  func handOver() {
    let next = line.withLock { line in
      line.isLed = !line.waiting.isEmpty
      return line.isLed ? line.waiting.removeFirst() : nil
    }
    next?.lead()
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
