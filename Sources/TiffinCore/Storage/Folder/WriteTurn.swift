import Platform
import Dispatch
import Glibc

/// The right to write: one thread of one process at a time, each process in turn.
final class WriteTurn: Sendable {
  private let lock: FileLock
  private let next: FileLock
  private let patience: Int
  // The file locks belong to the process; this one is between its threads.
  private let line = FairSemaphore(places: 1)

  /// - Parameters:
  ///   - lock: Held while writing; anything else that must keep writers out takes only this one.
  ///   - next: Held while waiting for `lock`, so that a busy process cannot take it again before one that waits.
  ///   - patience: Seconds to wait in all.
  init(lock: FileLock, next: FileLock, patience: Int) {
    self.lock = lock
    self.next = next
    self.patience = patience
  }

  /// Waits for the turn and keeps it while `body` runs.
  ///
  /// - Parameter seconds: Seconds to wait; nil for `patience`.
  /// - Throws: ``StoreError/busy`` if the turn does not come in time.
  func take<T>(within seconds: Int? = nil, _ body: () throws -> T) throws -> T {
    let deadline = DispatchTime.now() + .seconds(seconds ?? patience)
    guard line.enter(before: deadline) else { throw StoreError.busy }
    defer { line.leave() }
    try acquire(before: deadline)
    defer { lock.release() }
    return try body()
  }

  private func acquire(before deadline: DispatchTime) throws(StoreError) {
    try wait(for: next, before: deadline, longestPause: 2_000)
    defer { next.release() }
    // Only one process at a time tries this lock, so it may try often.
    try wait(for: lock, before: deadline, longestPause: 400)
  }

  /// Waits for a lock. `flock` has no timeout, so this tries repeatedly, with growing pauses. Pauses are in
  /// microseconds.
  private func wait(
    for lock: FileLock, before deadline: DispatchTime, longestPause: UInt32
  ) throws(StoreError) {
    var pause: UInt32 = 50
    while !lock.tryAcquire() {
      guard DispatchTime.now() < deadline else { throw .busy }
      usleep(pause)
      pause = min(pause * 2, longestPause)
    }
  }
}
