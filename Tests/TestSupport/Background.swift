import Foundation
import Synchronization

/// The event that a test waited for did not happen.
public struct NeverHappened: Error, CustomStringConvertible {
  /// The reason, for the reader of a failed test.
  public let description: String

  /// Names what it was, as `the start`.
  public init(_ what: String) { description = "\(what) did not happen within \(Duration.untilHung)" }
}

/// Work on a thread of its own. A task would wait until other tests leave it a thread, longer than what it waits for.
public final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let thread = RunningThread()

  /// Begins with it.
  public init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { [self] in
      thread.begin()
      let value = Result { try work() }
      thread.end()
      result.withLock { $0 = value }
    }
  }

  /// True if it has finished.
  public var isDone: Bool { result.withLock { $0 != nil } }

  /// Waits for it.
  ///
  /// - Throws: What the work throws; ``NeverHappened`` where it comes to no end.
  public func value() throws -> Value {
    let found = eventually { result.withLock { $0 } }
    guard let found else { throw NeverHappened("the end of what was begun") }
    return try found.get()
  }

  /// Waits until the work itself waits for something; false where it never does.
  public func comesToAHalt() -> Bool { eventually { thread.isWaiting } }

  /// Breaks off a wait in the system, as a limit of time does it, but exactly when a test wants; false where the work
  /// never waits.
  public func interrupt() -> Bool { eventually { thread.interrupt() } }
}
