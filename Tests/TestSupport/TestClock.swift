import Synchronization

/// A clock that only moves when a test says so.
public final class TestClock: Sendable {
  private let now: Atomic<Int>

  /// Creates a clock that shows a moment.
  ///
  /// - Parameter seconds: seconds since 1970-01-01 00:00 UTC.
  public init(at seconds: Int = 1_800_000_000) { now = Atomic(seconds) }

  /// The time in seconds since 1970-01-01 00:00 UTC.
  public var seconds: Int {
    get { now.load(ordering: .relaxed) }
    set { now.store(newValue, ordering: .relaxed) }
  }

  /// Moves the clock on by whole days.
  public func pass(days: Int) {
    pass(seconds: days * 86_400)
  }

  /// Moves the clock on; a negative number sets it back.
  public func pass(seconds: Int) {
    now.add(seconds, ordering: .relaxed)
  }
}
