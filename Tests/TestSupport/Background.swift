import Foundation
import Synchronization

/// The error of an event that a test waited for and that did not happen.
public struct NeverHappened: Error, CustomStringConvertible {
  /// The reason, for the reader of a failed test.
  public let description: String

  /// Creates the error for an event, such as `the start`.
  public init(_ what: String) { description = "\(what) did not happen within \(Duration.untilHung)" }
}

/// Work on a thread of its own. A task could have to wait for a thread of the pool, which other tests occupy, for
/// longer than the event it waits for.
public final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let thread = RunningThread()

  /// Starts the work.
  public init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { [self] in
      thread.begin()
      let value = Result { try work() }
      thread.end()
      result.withLock { $0 = value }
    }
  }

  /// True if the work has finished.
  public var isDone: Bool { result.withLock { $0 != nil } }

  /// Waits for the result of the work.
  ///
  /// - Throws: The error of the work; ``NeverHappened`` if it does not end in time.
  public func value() throws -> Value {
    let found = eventually { result.withLock { $0 } }
    guard let found else { throw NeverHappened("the end of what was begun") }
    return try found.get()
  }

  /// Waits until the thread of the work blocks in a system call; false if it does not in time.
  public func comesToAHalt() -> Bool { eventually { thread.isWaiting } }

  /// Interrupts a blocking system call, as a time limit would, but exactly when a test wants; false if the work does
  /// not block in time.
  public func interrupt() -> Bool { eventually { thread.interrupt() } }
}
