import Synchronization

/// A clock that only goes when told to.
final class TestClock: Sendable {
  private let now = Atomic<Int>(1_800_000_000)

  var seconds: Int { now.load(ordering: .relaxed) }

  func pass(days: Int) {
    pass(seconds: days * 86_400)
  }

  /// Fewer than none set it back.
  func pass(seconds: Int) {
    now.add(seconds, ordering: .relaxed)
  }
}
