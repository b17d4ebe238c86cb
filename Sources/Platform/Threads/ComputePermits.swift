import Dispatch
import Synchronization

/// Limits how many of a worker's threads compute at once, so that few take turns on each processor.
///
/// A thread holds a permit while it answers a request. It gives the permit back before it waits for another thread or
/// process: a commit, a lock, a child process, a remote server, a client.
package final class ComputePermits: Sendable {
  /// The permit of one thread, for as long as it answers one request.
  private final class Permit: Sendable {
    let permits: FairSemaphore
    private let isHeld = Atomic<Bool>(false)

    init(_ permits: FairSemaphore) {
      self.permits = permits
    }

    func wait() {
      guard permits.enter(before: .distantFuture) else { return }
      isHeld.store(true, ordering: .relaxed)
    }

    /// Returns false if the thread has none.
    @discardableResult
    func giveBack() -> Bool {
      guard isHeld.exchange(false, ordering: .relaxed) else { return false }
      permits.leave()
      return true
    }
  }

  @TaskLocal private static var current: Permit?

  private let permits: FairSemaphore

  /// - Parameter count: how many threads compute at once; at least 1.
  package init(_ count: Int) {
    permits = FairSemaphore(places: max(1, count))
  }

  /// The number of permits that no thread holds.
  package var free: Int { permits.free }

  /// Waits for a permit, and holds it while `body` runs.
  package func withPermit<T>(_ body: () -> T) -> T {
    let permit = Permit(permits)
    permit.wait()
    defer { permit.giveBack() }
    return Self.$current.withValue(permit, operation: body)
  }

  /// Gives back this thread's permit, if it has one, for the rest of its request. To be called before a wait.
  package static func giveBack() {
    current?.giveBack()
  }

  /// Runs `body` without this thread's permit, and waits for a permit again if it had one.
  package static func whileWaiting<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    guard let permit = current, permit.giveBack() else { return try body() }
    defer { permit.wait() }
    return try body()
  }
}
