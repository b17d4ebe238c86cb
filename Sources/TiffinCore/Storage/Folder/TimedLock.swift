import Dispatch
import Platform
import Synchronization

/// A file lock for writing, with a timeout.
///
/// The kernel wakes a thread that waits for a file lock as soon as the lock is free, but offers no timeout. So a
/// background thread waits without one; if the caller has timed out meanwhile, the lock is released at once.
///
/// Used by one thread of the process at a time.
final class TimedLock: Sendable {
  private struct WaitingThreads {
    var isUnderWay = false
    var granted: DispatchSemaphore?
  }

  private let lock: FileLock
  private let next: FileLock
  private let waiting = Mutex(WaitingThreads())
  private let beside = DispatchQueue(label: "awaited lock")

  /// Creates the lock.
  ///
  /// - Parameters:
  ///   - lock: The lock itself.
  ///   - next: Held while waiting for `lock`, so that a busy process cannot acquire `lock` again before a waiting
  ///     process.
  init(lock: FileLock, next: FileLock) {
    self.lock = lock
    self.next = next
  }

  /// Waits for the lock; returns false on timeout.
  func acquire(before deadline: DispatchTime) -> Bool {
    if tryAtOnce() { return true }
    guard DispatchTime.now() < deadline else { return false }
    let granted = DispatchSemaphore(value: 0)
    waitInBackground(with: granted)
    ComputePermits.release()
    if granted.wait(timeout: deadline) == .success { return true }
    return waiting.withLock { waiting in
      // `granted` is no longer set if the lock was granted in the meantime.
      guard waiting.granted === granted else { return true }
      waiting.granted = nil
      return false
    }
  }

  func release() {
    lock.release()
  }

  private func tryAtOnce() -> Bool {
    // A file lock belongs to the process, so this thread must not take the lock that the background thread is waiting
    // for.
    guard !waiting.withLock({ $0.isUnderWay }), next.tryAcquire() else { return false }
    defer { next.release() }
    return lock.tryAcquire()
  }

  private func waitInBackground(with granted: DispatchSemaphore) {
    let isUnderWay = waiting.withLock { waiting in
      waiting.granted = granted
      defer { waiting.isUnderWay = true }
      return waiting.isUnderWay
    }
    if !isUnderWay { beside.async { self.acquireInBackground() } }
  }

  private func acquireInBackground() {
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
