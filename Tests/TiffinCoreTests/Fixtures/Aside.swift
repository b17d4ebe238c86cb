import Dispatch
import Foundation
import Synchronization
import Testing

/// Work on a thread of its own. A task would wait until the other tests leave it a thread, longer than what it waits for.
final class Aside<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { [self] in
      let value = Result { try work() }
      result.withLock { $0 = value }
      isDone.signal()
    }
  }

  /// Waits for it; once.
  func value() throws -> Value {
    isDone.wait()
    return try #require(result.withLock { $0 }).get()
  }
}

/// Looks every few milliseconds, for some minutes at the most.
///
/// - Returns: whether it became so.
func becomes(_ isSo: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<60_000 {
    if try isSo() { return true }
    usleep(5_000)
  }
  return false
}
