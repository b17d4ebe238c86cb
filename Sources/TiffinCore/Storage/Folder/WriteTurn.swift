import Dispatch
import Platform

/// The right to write: one thread of one process at a time, each process in turn.
final class WriteTurn: Sendable {
  private let lock: AwaitedLock
  /// Seconds to wait in all.
  let patience: Int
  // The file locks belong to the process; this one is between its threads.
  private let line = FairSemaphore(places: 1)

  /// - Parameters:
  ///   - lock: Held while writing; anything else that must keep writers out takes only this one.
  ///   - next: Held while waiting for `lock`, so that a busy process cannot take it again before one that waits.
  ///   - patience: Seconds to wait in all.
  init(lock: FileLock, next: FileLock, patience: Int) {
    self.lock = AwaitedLock(lock: lock, next: next)
    self.patience = patience
  }

  /// Waits for the turn and keeps it while `body` runs.
  ///
  /// - Throws: ``StoreError/busy`` if the turn does not come in time.
  func take<T>(_ body: () throws -> T) throws -> T {
    try begin(before: deadline())
    defer { end() }
    return try body()
  }

  /// The end of somebody's patience who comes now.
  ///
  /// - Parameter seconds: Seconds to wait; nil for `patience`.
  func deadline(in seconds: Int? = nil) -> DispatchTime {
    .now() + .seconds(seconds ?? patience)
  }

  /// Waits for the turn, which lasts until ``end()``.
  ///
  /// - Throws: ``StoreError/busy`` if it does not come in time.
  func begin(before deadline: DispatchTime) throws(StoreError) {
    guard line.enter(before: deadline) else { throw .busy }
    guard lock.acquire(before: deadline) else {
      line.leave()
      throw .busy
    }
  }

  /// Gives the turn to whoever waits for it.
  func end() {
    lock.release()
    line.leave()
  }
}
