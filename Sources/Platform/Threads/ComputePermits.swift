import Dispatch
import Synchronization

/// Limits how many of a worker's threads compute at once, so that few take turns on each processor.
///
/// A thread takes a connection only with a permit, and keeps it from one request to the next: so no thread is woken for
/// a connection only to wait, and few threads do most of the work. It gives the permit back before it waits for another
/// thread or process: a commit, a lock, a child process, a remote server, a client. To go on with its request it may
/// need one again. That is one of as many others, since those for connections may be with threads that have none.
package final class ComputePermits: Sendable {
  private struct Line {
    var free: Int
    var waiting: [Permit] = []
    var isClosed = false
  }

  /// The permit of the current thread; nil where any number of threads compute.
  @TaskLocal private static var current: Permit?

  private let line: Mutex<Line>
  private let returning: FairSemaphore

  /// - Parameter count: how many threads compute at once; at least 1.
  package init(_ count: Int) {
    line = Mutex(Line(free: max(1, count)))
    returning = FairSemaphore(places: max(1, count))
  }

  /// The number of permits for connections that no thread holds.
  package var free: Int { line.withLock { $0.free } }

  /// Lets the threads end that wait for a permit to take a connection, and all that come later.
  package func close() {
    line.withLock { line in
      line.isClosed = true
      for permit in line.waiting { permit.signal.signal() }
      line.waiting = []
    }
  }

  /// Gives back this thread's permit, if it has one, for the rest of its request. To be called before a wait.
  package static func giveBack() {
    current?.giveBack()
  }

  /// Runs `body` without this thread's permit, and waits for a permit again if it had one.
  package static func whileWaiting<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    guard let permit = current, permit.giveBack() else { return try body() }
    defer { permit.resume() }
    return try body()
  }

  /// Waits for a permit, and holds it while `body` runs.
  package func withPermit<T>(_ body: () -> T) -> T {
    let permit = Permit(self)
    _ = permit.begin()
    defer { permit.giveBack() }
    return permit.whileCurrent(body)
  }

  /// The permit of one thread, which may hold it or not.
  package final class Permit: Sendable {
    private enum Held: UInt8, AtomicRepresentable {
      case nothing, forConnections, forReturning
    }

    private let permits: ComputePermits
    private let held = Atomic(Held.nothing)
    fileprivate let signal = DispatchSemaphore(value: 0)

    package init(_ permits: ComputePermits) {
      self.permits = permits
    }

    /// Runs `body`, whose waits give this permit back.
    package func whileCurrent<T>(_ body: () -> T) -> T {
      ComputePermits.$current.withValue(self, operation: body)
    }

    /// Waits until this thread may take a connection; false if it should end instead.
    package func begin() -> Bool {
      if held.load(ordering: .relaxed) == .forConnections { return true }
      giveBack()
      guard permits.begin(self) else { return false }
      held.store(.forConnections, ordering: .relaxed)
      return true
    }

    /// Waits for a permit to go on with a request, unless this thread holds one.
    package func resume() {
      guard held.load(ordering: .relaxed) == .nothing else { return }
      _ = permits.returning.enter(before: .distantFuture)
      held.store(.forReturning, ordering: .relaxed)
    }

    /// Returns false if there was nothing to give back. Other threads may call it too.
    @discardableResult
    package func giveBack() -> Bool {
      switch held.exchange(.nothing, ordering: .relaxed) {
      case .nothing: return false
      case .forConnections: permits.end()
      case .forReturning: permits.returning.leave()
      }
      return true
    }
  }
}

extension ComputePermits {
  private func begin(_ permit: Permit) -> Bool {
    let isFree: Bool? = line.withLock { line in
      if line.isClosed { return nil }
      if line.free > 0 {
        line.free -= 1
        return true
      }
      line.waiting.append(permit)
      return false
    }
    if isFree == false { permit.signal.wait() }
    return isFree == true || line.withLock { !$0.isClosed }
  }

  private func end() {
    line.withLock { line in
      // The latest to come is the one whose memory is still at hand.
      guard let next = line.waiting.popLast() else { return line.free += 1 }
      next.signal.signal()
    }
  }
}
