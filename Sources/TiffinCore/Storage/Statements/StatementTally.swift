import Synchronization

/// Counts the statements that run while it is the current one, say during a request.
///
/// ```swift
/// let tally = StatementTally()
/// StatementTally.$current.withValue(tally) { answer(request) }
/// ```
public final class StatementTally: Sendable {
  /// The one that counts on this thread; none by default.
  @TaskLocal public static var current: StatementTally?

  private let counted = Atomic<Int>(0)
  private let begun = Atomic<Int>(0)

  /// Begins at none.
  public init() {}

  /// Statements so far, without those that begin and end a transaction.
  public var statements: Int { counted.load(ordering: .relaxed) }

  /// Transactions so far, those that read and those that write.
  public var transactions: Int { begun.load(ordering: .relaxed) }

  func begin() {
    begun.add(1, ordering: .relaxed)
  }

  func count() {
    counted.add(1, ordering: .relaxed)
  }
}
