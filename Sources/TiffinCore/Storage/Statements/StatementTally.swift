import Synchronization

/// A counter of the statements that run while it is current, for example during a request.
///
/// ```swift
/// let tally = StatementTally()
/// StatementTally.$current.withValue(tally) { answer(request) }
/// ```
public final class StatementTally: Sendable {
  /// The tally of this task; nil by default.
  @TaskLocal public static var current: StatementTally?

  private let counted = Atomic<Int>(0)
  private let begun = Atomic<Int>(0)

  /// Starts at zero.
  public init() {}

  /// Statements so far, without those that begin or end a transaction.
  public var statements: Int { counted.load(ordering: .relaxed) }

  /// Transactions so far, for reading and for writing.
  public var transactions: Int { begun.load(ordering: .relaxed) }

  func begin() {
    begun.add(1, ordering: .relaxed)
  }

  func count() {
    counted.add(1, ordering: .relaxed)
  }
}
