import Synchronization

/// A counter of the time that the current request spends on work other than database statements.
package final class WaitCounter: Sendable {
  /// The activity on which the time is spent.
  package enum Kind: CaseIterable, Sendable {
    /// Waiting for a turn, such as for decoding a picture or hashing a password.
    case turns
    /// Decoding pictures, and reading barcodes and documents.
    case pictures
    /// Waiting for other servers.
    case servers
  }

  /// The counter of the current task; nil by default, when nothing is counted.
  @TaskLocal package static var current: WaitCounter?

  private let turns = Atomic<Int>(0)
  private let pictures = Atomic<Int>(0)
  private let servers = Atomic<Int>(0)

  /// Creates a counter that starts at zero.
  package init() {}

  /// Returns the nanoseconds that were spent so far.
  package func nanoseconds(_ kind: Kind) -> Int {
    switch kind {
    case .turns: turns.load(ordering: .relaxed)
    case .pictures: pictures.load(ordering: .relaxed)
    case .servers: servers.load(ordering: .relaxed)
    }
  }

  /// Runs `body`, and adds the time that it takes to the current counter.
  package static func measure<T, Failure: Error>(
    _ kind: Kind, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    guard let current else { return try body() }
    let start = MonotonicClock.nanoseconds()
    defer { current.add(MonotonicClock.nanoseconds() - start, to: kind) }
    return try body()
  }

  private func add(_ nanoseconds: Int, to kind: Kind) {
    switch kind {
    case .turns: turns.add(nanoseconds, ordering: .relaxed)
    case .pictures: pictures.add(nanoseconds, ordering: .relaxed)
    case .servers: servers.add(nanoseconds, ordering: .relaxed)
    }
  }
}
