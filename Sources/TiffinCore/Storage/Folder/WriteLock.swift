import Dispatch
import Platform

/// The lock for writing to a SQLite database, which one thread of one process holds at a time; waiting processes get it
/// in turn.
final class WriteLock: Sendable {
  private let lock: TimedLock
  /// The timeout in seconds.
  let timeout: Int
  // A file lock belongs to the whole process, so this semaphore excludes its threads from each other.
  private let line = FairSemaphore(count: 1)

  /// Creates the lock.
  ///
  /// - Parameters:
  ///   - lock: Held while writing. Code that only has to keep writers out acquires this lock alone.
  ///   - next: Held while waiting for `lock`, so that a busy process cannot acquire `lock` again before a waiting
  ///     process.
  ///   - timeout: The timeout in seconds.
  init(lock: FileLock, next: FileLock, timeout: Int) {
    self.lock = TimedLock(lock: lock, next: next)
    self.timeout = timeout
  }

  /// Waits for the lock and holds it while `body` runs.
  ///
  /// - Throws: ``StoreError/busy`` on timeout; errors of `body`.
  func withLock<T>(_ body: () throws -> T) throws -> T {
    try begin(before: deadline())
    defer { end() }
    return try body()
  }

  /// Returns the end of a timeout that begins now.
  ///
  /// - Parameter seconds: The timeout; nil for `timeout`.
  func deadline(in seconds: Int? = nil) -> DispatchTime {
    .now() + .seconds(seconds ?? timeout)
  }

  /// Waits for the lock and acquires it until ``end()``.
  ///
  /// - Throws: ``StoreError/busy`` on timeout.
  func begin(before deadline: DispatchTime) throws(StoreError) {
    guard line.acquire(before: deadline) else { throw .busy }
    guard lock.acquire(before: deadline) else {
      line.release()
      throw .busy
    }
  }

  /// Releases the lock.
  func end() {
    lock.release()
    line.release()
  }
}
