import Dispatch
import Platform
import Synchronization

/// The lock for writing, waited for until a point in time.
///
/// The kernel wakes who waits for a file lock as soon as it is free, but knows no end to waiting. So a thread beside waits
/// for as long as it takes; if nobody wants the lock any more by then, it is given back at once.
///
/// Used by one thread of the process at a time.
final class AwaitedLock: Sendable {
  private struct Waiting {
    var isUnderWay = false
    var granted: DispatchSemaphore?
  }

  private let lock: FileLock
  private let next: FileLock
  private let waiting = Mutex(Waiting())
  private let beside = DispatchQueue(label: "awaited lock")

  /// - Parameters:
  ///   - lock: The lock itself.
  ///   - next: Held while waiting for it, so that a busy process cannot take it again before one that waits.
  init(lock: FileLock, next: FileLock) {
    self.lock = lock
    self.next = next
  }

  /// Waits for the lock; false if it did not become free in time.
  func acquire(before deadline: DispatchTime) -> Bool {
    if tryAtOnce() { return true }
    guard DispatchTime.now() < deadline else { return false }
    let granted = DispatchSemaphore(value: 0)
    waitBeside(with: granted)
    ComputePermits.giveBack()
    if granted.wait(timeout: deadline) == .success { return true }
    return waiting.withLock { waiting in
      // Not there any more: it was granted just then.
      guard waiting.granted === granted else { return true }
      waiting.granted = nil
      return false
    }
  }

  func release() {
    lock.release()
  }

  private func tryAtOnce() -> Bool {
    // A file lock is the process's: what the thread beside waits for must not be taken under its hands.
    guard !waiting.withLock({ $0.isUnderWay }), next.tryAcquire() else { return false }
    defer { next.release() }
    return lock.tryAcquire()
  }

  private func waitBeside(with granted: DispatchSemaphore) {
    let isUnderWay = waiting.withLock { waiting in
      waiting.granted = granted
      defer { waiting.isUnderWay = true }
      return waiting.isUnderWay
    }
    if !isUnderWay { beside.async { self.acquireBeside() } }
  }

  private func acquireBeside() {
    next.acquire()
    lock.acquire()
    next.release()
    waiting.withLock { waiting in
      waiting.isUnderWay = false
      if waiting.granted == nil { lock.release() }
      waiting.granted?.signal()
      waiting.granted = nil
    }
  }
}
