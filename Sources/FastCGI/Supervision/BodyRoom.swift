import Synchronization

/// The memory that all bodies of a worker may take together, and the number of requests that may stand aside.
final class BodyRoom: Sendable {
  /// Requests that stand aside at once.
  static let standing = 16

  private let limit: Int
  private let taken = Atomic<Int>(0)
  private let aside = Atomic<Int>(0)
  /// What each group has taken.
  private let groups = Mutex<[Int64: Int]>([:])

  init(bytes limit: Int) {
    self.limit = limit
  }

  /// Takes memory for a body; false if not enough is left.
  func take(_ bytes: Int, for sender: BodySender) -> Bool {
    let taken = taken.add(bytes, ordering: .relaxed).newValue
    if taken <= (sender == .stranger ? limit / 2 : limit), takeAsMember(bytes, sender) { return true }
    self.taken.subtract(bytes, ordering: .relaxed)
    return false
  }

  private func takeAsMember(_ bytes: Int, _ sender: BodySender) -> Bool {
    guard case .member(let group) = sender else { return true }
    return groups.withLock { groups in
      let taken = groups[group, default: 0] + bytes
      guard taken <= limit / 4 * 3 else { return false }
      groups[group] = taken
      return true
    }
  }

  /// Gives back what a body took.
  func give(_ bytes: Int, of sender: BodySender) {
    taken.subtract(bytes, ordering: .relaxed)
    guard case .member(let group) = sender, bytes > 0 else { return }
    groups.withLock { groups in
      let left = groups[group, default: 0] - bytes
      groups[group] = left > 0 ? left : nil
    }
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
