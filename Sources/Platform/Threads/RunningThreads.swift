import Dispatch
import Synchronization

/// The threads of a process that run: few, so that each finds its memory in the processor's cache and none is put to
/// sleep for another of the same program. The others are parked, and the one that was parked last goes on first.
///
/// A thread that waits for something else than a processor leaves its place to a parked one and goes on beside it until
/// its connection has been served. One that does not say so loses its place when ``check()`` finds it at the same one
/// twice.
package final class RunningThreads: Sendable {
  /// A thread that may run.
  package final class Thread: Sendable {
    fileprivate let signal = DispatchSemaphore(value: 0)
    fileprivate let isRunning = Atomic<Bool>(false)
    /// The connections begun and ended: an odd number while one is served.
    fileprivate let steps = Atomic<Int>(0)
    /// What `steps` was at the latest check; guarded by the state.
    fileprivate let checked = Atomic<Int>(0)

    /// One that does not run yet.
    package init() {}
  }

  fileprivate struct State {
    var free: Int
    var running: [Thread] = []
    var parked: [Thread] = []
    var isClosed = false
  }

  private let count: Int
  private let state: Mutex<State>
  /// True while nobody checks.
  private let isUnchecked: Atomic<Bool>
  private let begun: @Sendable () -> Void

  /// Threads that are parked until ``open()``.
  ///
  /// - Parameters:
  ///   - count: How many of them run at once.
  ///   - threads: How many there are.
  ///   - begun: Called when a connection is served from then on and nobody checks; ``check()`` should be called some milliseconds later.
  package init(_ count: Int, of threads: Int, begun: @escaping @Sendable () -> Void) {
    self.count = max(1, count)
    state = Mutex(State(free: 0))
    isUnchecked = Atomic(count < threads)
    self.begun = begun
  }

  /// Lets the first threads run.
  package func open() {
    state.withLock { state in for _ in 0..<count { state.admitNext() } }
  }

  /// Waits for a place, if the thread has none; false if it should end instead.
  package func enter(_ thread: Thread) -> Bool {
    if thread.isRunning.load(ordering: .relaxed) { return true }
    let mustWait = state.withLock { state in
      if state.isClosed { return false }
      guard state.free == 0 else {
        state.free -= 1
        state.admit(thread)
        return false
      }
      state.parked.append(thread)
      return true
    }
    if mustWait { thread.signal.wait() }
    return thread.isRunning.load(ordering: .relaxed)
  }

  /// Leaves the thread's place, if it has one, to another.
  package func leave(_ thread: Thread) {
    state.withLock { state in
      if let place = state.running.firstIndex(where: { $0 === thread }) { state.giveAway(place) }
    }
  }

  /// A connection is served from now on, or has been.
  package func step(_ thread: Thread) {
    // Both in one order with those of `check`: either it sees that one has begun, or this one that nobody checks.
    let steps = thread.steps.add(1, ordering: .sequentiallyConsistent).newValue
    guard steps % 2 == 1, isUnchecked.load(ordering: .sequentiallyConsistent) else { return }
    if isUnchecked.exchange(false, ordering: .sequentiallyConsistent) { begun() }
  }

  /// Takes the place of each thread that is still at the connection at which the latest check found it.
  ///
  /// - Returns: false if none was at a connection since: the next one that begins will be told of.
  package func check() -> Bool {
    let isBusy = look()
    if isBusy { return true }
    isUnchecked.store(true, ordering: .sequentiallyConsistent)
    // One may have begun just before.
    guard look(), isUnchecked.exchange(false, ordering: .sequentiallyConsistent) else { return false }
    return true
  }

  /// Lets all parked threads end, and all that come later.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      for thread in state.parked { thread.signal.signal() }
      for thread in state.running { thread.isRunning.store(false, ordering: .relaxed) }
      (state.parked, state.running) = ([], [])
    }
  }

  /// The number of threads that wait for a place.
  package var parked: Int { state.withLock { $0.parked.count } }

  private func look() -> Bool {
    state.withLock { state in
      var isBusy = false
      for place in state.running.indices.reversed() {
        let thread = state.running[place]
        let steps = thread.steps.load(ordering: .sequentiallyConsistent)
        let before = thread.checked.exchange(steps, ordering: .relaxed)
        isBusy = isBusy || steps % 2 == 1 || steps != before
        if steps % 2 == 1, steps == before { state.giveAway(place) }
      }
      return isBusy
    }
  }
}

extension RunningThreads.State {
  fileprivate mutating func admit(_ thread: RunningThreads.Thread) {
    thread.isRunning.store(true, ordering: .relaxed)
    running.append(thread)
  }

  fileprivate mutating func giveAway(_ place: Int) {
    running.remove(at: place).isRunning.store(false, ordering: .relaxed)
    admitNext()
  }

  /// Gives a free place to the next thread, or keeps it for one that comes.
  fileprivate mutating func admitNext() {
    guard let next = parked.popLast() else { return free += 1 }
    admit(next)
    next.signal.signal()
  }
}
