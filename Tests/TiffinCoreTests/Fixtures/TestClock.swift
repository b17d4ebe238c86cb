import Synchronization

/// A clock that only goes when told to.
final class TestClock: Sendable {
  private let now = Atomic<Int>(1_800_000_000)

  var seconds: Int { now.load(ordering: .relaxed) }

  func pass(days: Int) {
    now.add(days * 86_400, ordering: .relaxed)
  }
}
