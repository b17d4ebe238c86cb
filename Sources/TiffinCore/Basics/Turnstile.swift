import Dispatch
import Synchronization

/// Lets a few in at once, the others in the order in which they came, while there is room to wait.
final class Turnstile: Sendable {
  private struct Line {
    var free: Int
    var waiting: [DispatchSemaphore] = []
    var isClosed = false
  }

  private enum Arrival {
    case inside
    case waiting
    case turnedAway
  }

  private let line: Mutex<Line>
  private let room: Int

  /// - Parameter room: how many may wait; nobody waits for room.
  init(places: Int, room: Int = .max) {
    line = Mutex(Line(free: places))
    self.room = room
  }

  /// False where no place became free in time, at once where there is no room; after true, `leave` must follow.
  func enter(within patience: DispatchTimeInterval) -> Bool {
    let ticket = DispatchSemaphore(value: 0)
    switch arrive(with: ticket) {
    case .inside: return true
    case .turnedAway: return false
    case .waiting:
      _ = ticket.wait(timeout: .now() + patience)
      return !giveUp(ticket)
    }
  }

  private func arrive(with ticket: DispatchSemaphore) -> Arrival {
    line.withLock { line in
      if line.isClosed { return .turnedAway }
      if line.free > 0 {
        line.free -= 1
        return .inside
      }
      guard line.waiting.count < room else { return .turnedAway }
      line.waiting.append(ticket)
      return .waiting
    }
  }

  func leave() {
    line.withLock { line in
      // The place is handed to the first in line, so that nobody can slip in between. Who is still in line after a
      // wait was not let in.
      if line.waiting.isEmpty || line.isClosed {
        line.free += 1
      } else {
        line.waiting.removeFirst().signal()
      }
    }
  }

  /// Turns away who waits, and who comes from now on.
  func close() {
    line.withLock { line in
      line.isClosed = true
      for ticket in line.waiting { ticket.signal() }
    }
  }

  /// How many stand in line.
  var waiting: Int {
    line.withLock { $0.waiting.count }
  }

  /// False where the place was handed over, be it just as the patience ended.
  private func giveUp(_ ticket: DispatchSemaphore) -> Bool {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0 === ticket }) else { return false }
      line.waiting.remove(at: place)
      return true
    }
  }
}
