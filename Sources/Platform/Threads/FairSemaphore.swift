package import Dispatch
import Synchronization

/// A counting semaphore that can be bounded and closed. It serves the owners of waiting threads in turn, and the threads
/// of each owner in order of arrival.
package final class FairSemaphore: Sendable {
  private struct Ticket {
    let owner: Int64?
    let signal = DispatchSemaphore(value: 0)
  }

  private struct Line {
    var free: Int
    var waiting: [Ticket] = []
    var isClosed = false
    /// When each owner got a place last, counted in places given.
    var served: [Int64?: Int] = [:]
    var given = 0

    /// The position of the first one in line whose owner was served longest ago. There is one.
    var next: Int {
      waiting.indices.min { served[waiting[$0].owner, default: 0] < served[waiting[$1].owner, default: 0] } ?? 0
    }

    mutating func note(_ owner: Int64?) {
      if served.count >= FairSemaphore.mostOwners { served = [:] }
      given += 1
      served[owner] = given
    }
  }

  private enum Arrival {
    case inside
    case waiting(Ticket)
    case turnedAway
  }

  /// The most owners that are remembered.
  private static let mostOwners = 1_000

  private let line: Mutex<Line>
  private let room: Int
  private let roomOfEach: Int

  /// - Parameters:
  ///   - room: how many threads may wait; with 0, none does.
  ///   - roomOfEach: how many threads of one owner may wait; those without an owner do not count.
  package init(places: Int, room: Int = .max, roomOfEach: Int = .max) {
    line = Mutex(Line(free: places))
    self.room = room
    self.roomOfEach = roomOfEach
  }

  /// Waits for a place; false if none became free in time, at once if too many wait. After true, `leave` must follow.
  ///
  /// - Parameter owner: On whose behalf the thread comes; all threads without one are one owner's.
  package func enter(of owner: Int64? = nil, within patience: DispatchTimeInterval) -> Bool {
    enter(of: owner, before: .now() + patience)
  }

  /// Waits for a place until a point in time.
  package func enter(of owner: Int64? = nil, before deadline: DispatchTime) -> Bool {
    switch arrive(owner) {
    case .inside: return true
    case .turnedAway: return false
    case .waiting(let ticket):
      ComputePermits.giveBack()
      _ = ticket.signal.wait(timeout: deadline)
      return !giveUp(ticket)
    }
  }

  private func arrive(_ owner: Int64?) -> Arrival {
    line.withLock { line in
      if line.isClosed { return .turnedAway }
      if line.free > 0 {
        line.free -= 1
        line.note(owner)
        return .inside
      }
      let ofOwner = owner == nil || roomOfEach == .max ? 0 : line.waiting.count { $0.owner == owner }
      guard line.waiting.count < room, ofOwner < roomOfEach else { return .turnedAway }
      let ticket = Ticket(owner: owner)
      line.waiting.append(ticket)
      return .waiting(ticket)
    }
  }

  package func leave() {
    line.withLock { line in
      // The place is handed to the next in line, so that no other thread can slip in between. A thread that is still
      // in line after its wait was not let in.
      if line.isClosed || line.waiting.isEmpty {
        line.free += 1
      } else {
        let next = line.waiting.remove(at: line.next)
        line.note(next.owner)
        next.signal.signal()
      }
    }
  }

  /// Turns away the threads that wait and all that come later.
  package func close() {
    line.withLock { line in
      line.isClosed = true
      for ticket in line.waiting { ticket.signal.signal() }
    }
  }

  /// The number of free places.
  package var free: Int {
    line.withLock { $0.free }
  }

  /// The number of threads in line.
  package var waiting: Int {
    line.withLock { $0.waiting.count }
  }

  /// Returns true if a thread of another owner waits.
  package func isWantedByOthers(than owner: Int64?) -> Bool {
    line.withLock { line in line.waiting.contains { $0.owner != owner } }
  }

  /// Leaves the line; false if the place was handed over, even just as the patience ended.
  private func giveUp(_ ticket: Ticket) -> Bool {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0.signal === ticket.signal }) else { return false }
      line.waiting.remove(at: place)
      return true
    }
  }
}
