import Synchronization

/// A counter of the statements that run while it is current, for example during a request, and of the time they take.
///
/// ```swift
/// let tally = StatementCounter()
/// StatementCounter.$current.withValue(tally) { answer(request) }
/// ```
public final class StatementCounter: Sendable {
  /// The counter of the current task; nil by default, when nothing is counted.
  @TaskLocal public static var current: StatementCounter?

  /// A statement that took at least the counter's minimum time, with its duration.
  public struct SlowStatement: Sendable {
    /// The statement without its values, which are parameters.
    public let sql: String
    /// The nanoseconds that the statement took, including reading its rows.
    public let nanoseconds: Int
  }

  /// The minimum time of a slow statement in nanoseconds.
  private let slow: Int
  /// The maximum number of slow statements that are kept; the slowest stay.
  private let room: Int

  private let counted = Atomic<Int>(0)
  private let begun = Atomic<Int>(0)
  private let time = Atomic<Int>(0)
  private let written = Atomic<Int>(0)
  private let waited = Atomic<Int>(0)
  private let repeated = Atomic<Int>(0)
  private let gaveUp = Atomic<Int>(0)
  private let travelled = Atomic<Int>(0)
  private let remembered = Mutex<[SlowStatement]>([])

  /// Creates a counter that starts at zero.
  ///
  /// - Parameters:
  ///   - slow: The minimum time of a slow statement in nanoseconds.
  ///   - room: The maximum number of slow statements that are kept; the slowest stay.
  public init(slow: Int = 1_000_000, room: Int = 5) {
    self.slow = slow
    self.room = room
  }

  /// The number of statements so far, without those that begin or end a transaction.
  public var statements: Int { counted.load(ordering: .relaxed) }

  /// The nanoseconds that the statements took.
  public var nanoseconds: Int { time.load(ordering: .relaxed) }

  /// The number of transactions so far, for reading and for writing.
  public var transactions: Int { begun.load(ordering: .relaxed) }

  /// The number of writes that ran.
  public var writes: Int { written.load(ordering: .relaxed) }

  /// The nanoseconds that writes waited before they ran.
  public var nanosecondsWaited: Int { waited.load(ordering: .relaxed) }

  /// The number of repeated runs of writes, mostly after another write in the same transaction failed.
  public var repeats: Int { repeated.load(ordering: .relaxed) }

  /// The number of round trips to a server; 0 for a file.
  public var trips: Int { travelled.load(ordering: .relaxed) }

  /// The number of writes that never ran, mostly because the database stayed locked until their timeout.
  public var writesGivenUp: Int { gaveUp.load(ordering: .relaxed) }

  /// The slowest statements, slowest first; by default at most five, of at least a millisecond each.
  public var slowest: [SlowStatement] { remembered.withLock { $0 } }

  func begin() {
    begun.add(1, ordering: .relaxed)
  }

  func count(_ sql: String, nanoseconds: Int) {
    counted.add(1, ordering: .relaxed)
    time.add(nanoseconds, ordering: .relaxed)
    if nanoseconds >= slow { remember(SlowStatement(sql: sql, nanoseconds: nanoseconds)) }
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

  private func remember(_ statement: SlowStatement) {
    remembered.withLock { slowest in
      let place = slowest.firstIndex { $0.nanoseconds < statement.nanoseconds } ?? slowest.endIndex
      slowest.insert(statement, at: place)
      if slowest.count > room { slowest.removeLast() }
    }
  }
}
