import Dispatch
import Synchronization

/// Lets one thread in at a time, in the order in which they came.
final class WaitingLine: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [DispatchSemaphore] = []
  }

  private let state = Mutex(State())

  /// Waits to be let in; false when that did not happen in time.
  func enter(before deadline: DispatchTime) -> Bool {
    guard let place = stand() else { return true }
    if place.wait(timeout: deadline) == .success { return true }
    // Let in at the very end of the wait is let in all the same.
    return !leaveLine(place)
  }

  /// Lets the next one in.
  func leave() {
    let next = state.withLock { state in
      state.isTaken = !state.waiting.isEmpty
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    next?.signal()
  }

  /// A place in the line, or nil when nobody was there.
  private func stand() -> DispatchSemaphore? {
    state.withLock { state in
      guard state.isTaken else {
        state.isTaken = true
        return nil
      }
      let place = DispatchSemaphore(value: 0)
      state.waiting.append(place)
      return place
    }
  }

  private func leaveLine(_ place: DispatchSemaphore) -> Bool {
    state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0 === place }) else { return false }
      state.waiting.remove(at: index)
      return true
    }
  }
}
