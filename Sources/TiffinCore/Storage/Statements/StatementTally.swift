import Synchronization

/// A counter of the statements that run while it is current, for example during a request, and of the time they take.
///
/// ```swift
/// let tally = StatementTally()
/// StatementTally.$current.withValue(tally) { answer(request) }
/// ```
public final class StatementTally: Sendable {
  /// The tally of this task; nil by default.
  @TaskLocal public static var current: StatementTally?

  /// A statement that took long enough to be remembered.
  public struct Slow: Sendable {
    /// Without the values, which it gets as parameters.
    public let sql: String
    /// The time it took, its rows read.
    public let nanoseconds: Int
  }

  /// Nanoseconds from which on a statement is remembered.
  private let slow: Int
  /// The most statements that are remembered: the slowest.
  private let room: Int

  private let counted = Atomic<Int>(0)
  private let begun = Atomic<Int>(0)
  private let time = Atomic<Int>(0)
  private let written = Atomic<Int>(0)
  private let waited = Atomic<Int>(0)
  private let repeated = Atomic<Int>(0)
  private let gaveUp = Atomic<Int>(0)
  private let travelled = Atomic<Int>(0)
  private let remembered = Mutex<[Slow]>([])

  /// Starts at zero.
  ///
  /// - Parameters:
  ///   - slow: Nanoseconds from which on a statement is remembered.
  ///   - room: The most statements that are remembered: the slowest.
  public init(slow: Int = 1_000_000, room: Int = 5) {
    self.slow = slow
    self.room = room
  }

  /// Statements so far, without those that begin or end a transaction.
  public var statements: Int { counted.load(ordering: .relaxed) }

  /// Nanoseconds that the statements took.
  public var nanoseconds: Int { time.load(ordering: .relaxed) }

  /// Transactions so far, for reading and for writing.
  public var transactions: Int { begun.load(ordering: .relaxed) }

  /// Those of them that wrote, or were about to.
  public var writes: Int { written.load(ordering: .relaxed) }

  /// Nanoseconds that writes waited for their turn.
  public var nanosecondsWaited: Int { waited.load(ordering: .relaxed) }

  /// Writes that ran again, since another one in the same transaction had failed.
  public var repeats: Int { repeated.load(ordering: .relaxed) }

  /// How often a server was waited for; 0 where the database is a file.
  public var trips: Int { travelled.load(ordering: .relaxed) }

  /// Writes whose turn did not come in time.
  public var writesGivenUp: Int { gaveUp.load(ordering: .relaxed) }

  /// The slowest statements, of at least a millisecond unless it was made otherwise; slowest first.
  public var slowest: [Slow] { remembered.withLock { $0 } }

  func begin() {
    begun.add(1, ordering: .relaxed)
  }

  func count(_ sql: String, nanoseconds: Int) {
    counted.add(1, ordering: .relaxed)
    time.add(nanoseconds, ordering: .relaxed)
    if nanoseconds >= slow { remember(Slow(sql: sql, nanoseconds: nanoseconds)) }
  }

  func count(trips: Int) {
    travelled.add(trips, ordering: .relaxed)
  }

  func beginWriting(after nanoseconds: Int) {
    waited.add(nanoseconds, ordering: .relaxed)
  }

  func endWriting(runs: Int, gaveUp: Bool) {
    if runs > 0 { written.add(1, ordering: .relaxed) }
    if runs > 1 { repeated.add(runs - 1, ordering: .relaxed) }
    if gaveUp { self.gaveUp.add(1, ordering: .relaxed) }
  }

  private func remember(_ statement: Slow) {
    remembered.withLock { slowest in
      let place = slowest.firstIndex { $0.nanoseconds < statement.nanoseconds } ?? slowest.endIndex
      slowest.insert(statement, at: place)
      if slowest.count > room { slowest.removeLast() }
    }
  }
}
