import Dispatch
import Platform
import Synchronization

/// A fair queue for reading imported files: one file at a time among all processes of an installation, because reading
/// can take seconds of processor time. Households take turns.
public final class ImportQueue: Sendable {
  /// The error if a file is not read because too many files wait, the wait timed out, the queue is closed, or the lock
  /// files cannot be used.
  public struct Busy: Error {}

  /// The maximum number of files of one household that wait in a process.
  private static let waiting = 2
  /// The timeout for waiting. Waiting and reading together take less than nginx's timeout of a minute.
  private static let timeout = DispatchTimeInterval.seconds(40)
  /// The number of nanoseconds after which a long import yields its turn to others.
  private static let share = 1_000_000_000

  private let slots: SharedSlots
  private let isClosed = Atomic(false)

  /// Creates the queue.
  ///
  /// - Parameters:
  ///   - folder: The folder of the lock files shared with other processes; nil to queue only within this process.
  ///   - threads: The number of request threads that may read or wait, at least 1.
  public init(folder: String?, threads: Int) {
    slots = SharedSlots(
      folder: folder, name: "import", count: 1, threads: threads, waiting: Self.waiting, timeout: Self.timeout)
  }

  /// Waits until it is this household's turn, and calls `body` before the next turn begins.
  ///
  /// - Parameter isBackground: True on a background thread, which does not count towards the threads that may read or wait.
  /// - Throws: ``Busy`` if the turn does not come in time or cannot be waited for; errors of `body`.
  public func take<T>(for household: Household.ID, isBackground: Bool, _ body: () throws -> T) throws -> T {
    let result: Result<T, any Error> = try slots.withSlot(
      of: household.number, isBackground: isBackground, orThrow: { _ in Busy() }
    ) { () throws(Busy) in
      Result { try body() }
    }
    return try result.get()
  }

  /// Refuses all waiting and later reads; called when the process is shutting down.
  public func close() {
    isClosed.store(true, ordering: .relaxed)
    slots.close()
  }

  /// A turn for importing a whole file, which is yielded to others from time to time.
  final class YieldingTurn {
    private let turns: ImportQueue
    private let household: Household.ID
    private var slot: SharedSlots.Slot?
    private var since = 0

    /// Waits for a turn without a timeout.
    ///
    /// - Throws: ``CancellationError`` when the process is shutting down.
    init(_ turns: ImportQueue, for household: Household.ID) throws {
      (self.turns, self.household) = (turns, household)
      try begin()
    }

    deinit { slot?.end() }

    /// Yields the turn to others if it has lasted a second, and waits for the next one.
    func pause() throws {
      guard MonotonicClock.nanoseconds() - since > ImportQueue.share else { return }
      slot?.end()
      slot = nil
      try begin()
    }

    private func begin() throws {
      while slot == nil {
        if turns.isClosed.load(ordering: .relaxed) { throw CancellationError() }
        do throws(SharedSlots.Refusal) {
          slot = try turns.slots.begin(of: household.number, within: ImportQueue.timeout)
        } catch {
          // A full queue becomes shorter, so waiting is retried. Without lock files, the file is read without a turn.
          if case .unavailable = error { break }
          if !turns.isClosed.load(ordering: .relaxed) { Self.sleepBriefly() }
        }
      }
      since = MonotonicClock.nanoseconds()
    }

    private static func sleepBriefly() {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(100))
    }
  }
}
