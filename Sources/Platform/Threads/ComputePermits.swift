import Dispatch
import Synchronization

/// A limit on the number of a worker's threads that compute at once, so that few take turns on each processor.
///
/// A thread accepts a connection only with a permit, and keeps it from one request to the next: so no thread is woken
/// for a connection only to wait, and few threads do most of the work. It releases the permit before it waits for
/// another thread or process: a commit, a lock, a child process, a remote server, a client. To continue its request it
/// may need a permit again. That permit comes from a second set of the same size, because the permits for connections
/// may be held by threads that have no request.
package final class ComputePermits: Sendable {
  private struct Queue {
    var free: Int
    var waiting: [Permit] = []
    var isClosed = false
  }

  /// The permit of the current thread; nil if the number of computing threads is not limited.
  @TaskLocal private static var current: Permit?

  private let queue: Mutex<Queue>
  private let returning: FairSemaphore

  /// Creates permits.
  ///
  /// - Parameter count: The maximum number of threads that compute at once; at least 1.
  package init(_ count: Int) {
    queue = Mutex(Queue(free: max(1, count)))
    returning = FairSemaphore(count: max(1, count))
  }

  /// The number of permits to accept a connection that no thread holds.
  package var free: Int { queue.withLock { $0.free } }

  /// Ends the waits of all threads for a permit to accept a connection, now and later: ``Permit/begin()`` returns
  /// false.
  package func close() {
    queue.withLock { queue in
      queue.isClosed = true
      for permit in queue.waiting { permit.signal.signal() }
      queue.waiting = []
    }
  }

  /// Releases this thread's permit, if it has one, for the rest of its request. Must be called before a wait.
  package static func release() {
    current?.release()
  }

  /// Runs `body` without this thread's permit, and then waits for a permit again if the thread had one.
  package static func whileWaiting<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    guard let permit = current, permit.release() else { return try body() }
    defer { permit.resume() }
    return try body()
  }

  /// Waits for a permit, and holds it while `body` runs. After ``close()``, runs `body` at once without a permit.
  package func withPermit<T>(_ body: () -> T) -> T {
    let permit = Permit(self)
    _ = permit.begin()
    defer { permit.release() }
    return permit.whileCurrent(body)
  }

  /// The permit of one thread, which is held or not.
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

    /// Runs `body` with this permit as the current thread's: waits inside `body` release it.
    package func whileCurrent<T>(_ body: () -> T) -> T {
      ComputePermits.$current.withValue(self, operation: body)
    }

    /// Waits until this thread may accept a connection; false if it should end instead.
    package func begin() -> Bool {
      if held.load(ordering: .relaxed) == .forConnections { return true }
      release()
      guard permits.begin(self) else { return false }
      held.store(.forConnections, ordering: .relaxed)
      return true
    }

    /// Waits for a permit to continue a request, unless this thread holds one.
    package func resume() {
      guard held.load(ordering: .relaxed) == .nothing else { return }
      _ = permits.returning.acquire(before: .distantFuture)
      held.store(.forReturning, ordering: .relaxed)
    }

    /// Releases the permit; false if it was not held. Other threads may call it too.
    @discardableResult
    package func release() -> Bool {
      switch held.exchange(.nothing, ordering: .relaxed) {
      case .nothing: return false
      case .forConnections: permits.end()
      case .forReturning: permits.returning.release()
      }
      return true
    }
  }
}

extension ComputePermits {
  private func begin(_ permit: Permit) -> Bool {
    let isFree: Bool? = queue.withLock { queue in
      if queue.isClosed { return nil }
      if queue.free > 0 {
        queue.free -= 1
        return true
      }
      queue.waiting.append(permit)
      return false
    }
    if isFree == false { permit.signal.wait() }
    return isFree == true || queue.withLock { !$0.isClosed }
  }

  private func end() {
    queue.withLock { queue in
      // The thread that queued last is woken first: its memory is most likely still in the processor's cache.
      guard let next = queue.waiting.popLast() else { return queue.free += 1 }
      next.signal.signal()
    }
  }
}
