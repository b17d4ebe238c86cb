import Dispatch
import Synchronization

/// Lets a few in at once, the others in the order in which they came.
final class Turnstile: Sendable {
  private struct Line {
    var free: Int
    var waiting: [DispatchSemaphore] = []
  }

  private let line: Mutex<Line>

  init(places: Int) {
    line = Mutex(Line(free: places))
  }

  /// False where no place became free in time; after true, `leave` must follow.
  func enter(within patience: DispatchTimeInterval) -> Bool {
    let ticket = DispatchSemaphore(value: 0)
    let isIn = line.withLock { line in
      if line.free > 0 {
        line.free -= 1
        return true
      }
      line.waiting.append(ticket)
      return false
    }
    return isIn || ticket.wait(timeout: .now() + patience) == .success || !giveUp(ticket)
  }

  func leave() {
    line.withLock { line in
      // The place is handed to the first in line, so that nobody can slip in between.
      if line.waiting.isEmpty {
        line.free += 1
      } else {
        line.waiting.removeFirst().signal()
      }
    }
  }

  /// How many stand in line.
  var waiting: Int {
    line.withLock { $0.waiting.count }
  }

  /// False where the place was handed over just as the patience ended.
  private func giveUp(_ ticket: DispatchSemaphore) -> Bool {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0 === ticket }) else { return false }
      line.waiting.remove(at: place)
      return true
    }
  }
}
