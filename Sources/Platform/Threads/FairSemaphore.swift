package import Dispatch
import Synchronization

/// A counting semaphore that can be bounded and closed. It serves the owners of waiting threads round-robin, and the
/// threads of each owner in order of arrival.
package final class FairSemaphore: Sendable {
  private struct Ticket {
    let owner: Int64?
    let signal = DispatchSemaphore(value: 0)
  }

  private struct Queue {
    var free: Int
    var waiting: [Ticket] = []
    var isClosed = false
    /// The sequence number of the place that each owner got last.
    var served: [Int64?: Int] = [:]
    var given = 0

    /// The index of the first waiting thread whose owner was served longest ago. The queue must not be empty.
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

  /// The largest number of owners whose last turn is remembered.
  private static let mostOwners = 1_000

  private let line: Mutex<Queue>
  private let room: Int
  private let roomOfEach: Int

  /// - Parameters:
  ///   - room: the number of threads that may wait; with 0, no thread waits.
  ///   - roomOfEach: the number of threads of one owner that may wait; threads without an owner are not limited.
  package init(places: Int, room: Int = .max, roomOfEach: Int = .max) {
    line = Mutex(Queue(free: places))
    self.room = room
    self.roomOfEach = roomOfEach
  }

  /// Waits for a place; false after the timeout, or at once if too many threads wait. After true, `leave` must follow.
  ///
  /// - Parameter owner: the owner on whose behalf the thread waits; all threads without an owner count as one owner's.
  package func enter(of owner: Int64? = nil, within patience: DispatchTimeInterval) -> Bool {
    enter(of: owner, before: .now() + patience)
  }

  /// Waits for a place until a deadline; false after it, or at once if too many threads wait. After true, `leave`
  /// must follow.
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
      // The place is handed to the next thread in the queue, so that no other thread can overtake it. A thread that is
      // still queued after its wait did not get a place.
      if line.isClosed || line.waiting.isEmpty {
        line.free += 1
      } else {
        let next = line.waiting.remove(at: line.next)
        line.note(next.owner)
        next.signal.signal()
      }
    }
  }

  /// Refuses the threads that wait and all that arrive later.
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

  /// The number of waiting threads.
  package var waiting: Int {
    line.withLock { $0.waiting.count }
  }

  /// Returns true if a thread of another owner waits.
  package func isWantedByOthers(than owner: Int64?) -> Bool {
    line.withLock { line in line.waiting.contains { $0.owner != owner } }
  }

  /// Removes a thread from the queue after its wait; false if the thread got a place, even just as the timeout ended.
  private func giveUp(_ ticket: Ticket) -> Bool {
    line.withLock { line in
      guard let place = line.waiting.firstIndex(where: { $0.signal === ticket.signal }) else { return false }
      line.waiting.remove(at: place)
      return true
    }
  }
}
