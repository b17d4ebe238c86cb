import Dispatch
import Glibc

/// Who may write: one thread of one process at a time.
final class WriteTurn: Sendable {
  private let lock: FileLock
  private let patience: Int
  // The file lock belongs to the process; this one is between its threads.
  private let thread = DispatchSemaphore(value: 1)

  init(lock: FileLock, patience: Int) {
    self.lock = lock
    self.patience = patience
  }

  /// Waits for the turn, at most `patience` seconds in all, and keeps it while `body` runs.
  func take<T>(_ body: () throws -> T) throws -> T {
    let deadline = DispatchTime.now() + .seconds(patience)
    guard thread.wait(timeout: deadline) == .success else { throw StoreError.busy }
    defer { thread.signal() }
    try acquire(before: deadline)
    defer { lock.release() }
    return try body()
  }

  /// `flock` knows no timeout, so it is asked again and again: soon at first, then each two milliseconds.
  private func acquire(before deadline: DispatchTime) throws(StoreError) {
    var pause: UInt32 = 50
    while !lock.tryAcquire() {
      guard DispatchTime.now() < deadline else { throw .busy }
      usleep(pause)
      pause = min(pause * 2, 2_000)
    }
  }
}
