import Synchronization

/// The memory that all bodies of a worker may take together, and the number of requests that may stand aside.
final class BodyRoom: Sendable {
  /// Requests that stand aside at once.
  static let standing = 16

  private let limit: Int
  private let taken = Atomic<Int>(0)
  private let aside = Atomic<Int>(0)

  init(bytes limit: Int) {
    self.limit = limit
  }

  /// Takes memory for a body; false if not enough is left.
  func take(_ bytes: Int, for sender: BodySender) -> Bool {
    let taken = taken.add(bytes, ordering: .relaxed).newValue
    if taken <= (sender == .known ? limit : limit / 2) { return true }
    give(bytes)
    return false
  }

  func give(_ bytes: Int) {
    taken.subtract(bytes, ordering: .relaxed)
  }

  /// Takes a place aside; false if enough requests stand aside.
  func enter() -> Bool {
    if aside.add(1, ordering: .relaxed).newValue <= Self.standing { return true }
    leave()
    return false
  }

  func leave() {
    aside.subtract(1, ordering: .relaxed)
  }
}
