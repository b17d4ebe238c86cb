import Synchronization

/// The memory that all bodies of a worker may take together.
final class BodyRoom: Sendable {
  private let limit: Int
  private let taken = Atomic<Int>(0)

  init(bytes limit: Int) {
    self.limit = limit
  }

  /// False when there is not so much left.
  func take(_ bytes: Int, for sender: BodySender) -> Bool {
    let taken = taken.add(bytes, ordering: .relaxed).newValue
    if taken <= (sender == .known ? limit : limit / 2) { return true }
    give(bytes)
    return false
  }

  func give(_ bytes: Int) {
    taken.subtract(bytes, ordering: .relaxed)
  }
}
