package import Dispatch
import Synchronization

/// A counting semaphore that can be bounded and closed. It has a number of places, each for one thread. Owners of
/// waiting threads are served round-robin, and the threads of each owner in order of arrival.
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

    mutating func recordTurn(_ owner: Int64?) {
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

  /// The maximum number of owners whose last place is remembered.
  private static let mostOwners = 1_000

  private let queue: Mutex<Queue>
  private let maxWaiting: Int
  private let maxWaitingPerOwner: Int

  /// - Parameters:
  ///   - count: The number of places.
  ///   - maxWaiting: The maximum number of threads that may wait; with 0, no thread waits.
  ///   - maxWaitingPerOwner: The maximum number of one owner's threads that may wait; threads without an owner are
  ///     not limited.
  package init(count: Int, maxWaiting: Int = .max, maxWaitingPerOwner: Int = .max) {
    queue = Mutex(Queue(free: count))
    self.maxWaiting = maxWaiting
    self.maxWaitingPerOwner = maxWaitingPerOwner
  }

  /// Waits for a place; false after the timeout, or at once if too many threads wait or the semaphore is closed. After
  /// true, ``release()`` must follow.
  ///
  /// - Parameter owner: The owner on whose behalf the thread waits; all threads without an owner count as one owner's.
  package func acquire(of owner: Int64? = nil, within timeout: DispatchTimeInterval) -> Bool {
    acquire(of: owner, before: .now() + timeout)
  }

  /// Waits for a place until a deadline; false after it, or at once if too many threads wait or the semaphore is
  /// closed. After true, ``release()`` must follow.
  package func acquire(of owner: Int64? = nil, before deadline: DispatchTime) -> Bool {
    switch arrive(owner) {
    case .inside: return true
    case .turnedAway: return false
    case .waiting(let ticket):
      ComputePermits.release()
      _ = ticket.signal.wait(timeout: deadline)
      return !cancel(ticket)
    }
  }

  private func arrive(_ owner: Int64?) -> Arrival {
    queue.withLock { queue in
      if queue.isClosed { return .turnedAway }
      if queue.free > 0 {
        queue.free -= 1
        queue.recordTurn(owner)
        return .inside
      }
      let ofOwner = owner == nil || maxWaitingPerOwner == .max ? 0 : queue.waiting.count { $0.owner == owner }
      guard queue.waiting.count < maxWaiting, ofOwner < maxWaitingPerOwner else { return .turnedAway }
      let ticket = Ticket(owner: owner)
      queue.waiting.append(ticket)
      return .waiting(ticket)
    }
  }

  package func release() {
    queue.withLock { queue in
      // The place is handed to the next thread in the queue, so that no other thread can overtake it. A thread that is
      // still queued after its wait did not get a place.
      if queue.isClosed || queue.waiting.isEmpty {
        queue.free += 1
      } else {
        let next = queue.waiting.remove(at: queue.next)
        queue.recordTurn(next.owner)
        next.signal.signal()
      }
    }
  }

  /// Refuses the threads that wait and all that arrive later.
  package func close() {
    queue.withLock { queue in
      queue.isClosed = true
      for ticket in queue.waiting { ticket.signal.signal() }
    }
  }

  /// The number of waiting threads.
  package var waiting: Int {
    queue.withLock { $0.waiting.count }
  }

  /// Removes a thread from the queue after its wait; false if the thread got a place, even just as the timeout ended.
  private func cancel(_ ticket: Ticket) -> Bool {
    queue.withLock { queue in
      guard let place = queue.waiting.firstIndex(where: { $0.signal === ticket.signal }) else { return false }
      queue.waiting.remove(at: place)
      return true
    }
  }
}
