import Synchronization

/// A clock that only goes when told to.
public final class TestClock: Sendable {
  private let now: Atomic<Int>

  /// Stands at a moment.
  ///
  /// - Parameter seconds: since 1970-01-01 00:00 UTC.
  public init(at seconds: Int = 1_800_000_000) { now = Atomic(seconds) }

  /// Since 1970-01-01 00:00 UTC.
  public var seconds: Int {
    get { now.load(ordering: .relaxed) }
    set { now.store(newValue, ordering: .relaxed) }
  }

  /// Goes on by whole days.
  public func pass(days: Int) {
    pass(seconds: days * 86_400)
  }

  /// Goes on; fewer than none set it back.
  public func pass(seconds: Int) {
    now.add(seconds, ordering: .relaxed)
  }
}
