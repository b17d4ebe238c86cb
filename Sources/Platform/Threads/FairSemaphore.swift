package import Dispatch
import Synchronization

/// A counting semaphore that serves waiting threads in order of arrival, and can be bounded and closed.
package final class FairSemaphore: Sendable {
  private struct Line {
    var free: Int
    var waiting: [DispatchSemaphore] = []
    var isClosed = false
  }

  private enum Arrival {
    case inside
    case waiting(DispatchSemaphore)
    case turnedAway
  }

  private let line: Mutex<Line>
  private let room: Int

  /// - Parameter room: how many threads may wait; with 0, none does.
  package init(places: Int, room: Int = .max) {
    line = Mutex(Line(free: places))
    self.room = room
  }

  /// Waits for a place; false if none became free in time, at once if too many wait. After true, `leave` must follow.
  package func enter(within patience: DispatchTimeInterval) -> Bool {
    enter(before: .now() + patience)
  }

  /// Waits for a place until a point in time.
  package func enter(before deadline: DispatchTime) -> Bool {
    switch arrive() {
    case .inside: return true
    case .turnedAway: return false
    case .waiting(let ticket):
      ThreadWait.begins()
      _ = ticket.wait(timeout: deadline)
      return !giveUp(ticket)
    }
  }

  private func arrive() -> Arrival {
    line.withLock { line in
      if line.isClosed { return .turnedAway }
      if line.free > 0 {
        line.free -= 1
        return .inside
      }
      guard line.waiting.count < room else { return .turnedAway }
      let ticket = DispatchSemaphore(value: 0)
      line.waiting.append(ticket)
      return .waiting(ticket)
    }
  }

  package func leave() {
    line.withLock { line in
      // The place is handed to the first in line, so that no other thread can slip in between. A thread that is still
      // in line after its wait was not let in.
      if line.waiting.isEmpty || line.isClosed {
        line.free += 1
      } else {
        line.waiting.removeFirst().signal()
      }
    }
  }

  /// Turns away the threads that wait and all that come later.
  package func close() {
    line.withLock { line in
      line.isClosed = true
      for ticket in line.waiting { ticket.signal() }
    }
  }

  /// The number of threads in line.
  package var waiting: Int {
    line.withLock { $0.waiting.count }
  }

  /// Leaves the line; false if the place was handed over, even just as the patience ended.
  private func giveUp(_ ticket: DispatchSemaphore) -> Bool {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0 === ticket }) else { return false }
      line.waiting.remove(at: place)
      return true
    }
  }
}
