import Dispatch
import Platform
import Synchronization

/// The turns in which files that households bring are read: one file at a time, over all processes of an installation,
/// as reading one may take a processor for seconds. Households take turns.
public final class ImportTurns: Sendable {
  /// Too many files wait, or others kept their turn for too long.
  public struct Busy: Error {}

  /// The most files of one household that wait in a process.
  private static let waiting = 2
  /// The longest wait. With the reading itself it stays below the minute after which nginx gives up.
  private static let patience = DispatchTimeInterval.seconds(40)
  /// The nanoseconds for which a file that takes long is read until others are let in.
  private static let share = 1_000_000_000

  private let slots: SharedSlots
  private let isClosed = Atomic(false)

  /// - Parameters:
  ///   - folder: The folder of the lock files through which several processes take turns; nil for this process alone.
  ///   - threads: The number of threads that may read or wait while they hold up others; at least 1.
  public init(folder: String?, threads: Int) {
    slots = SharedSlots(
      folder: folder, name: "import", count: 1, threads: threads, waiting: Self.waiting, patience: Self.patience)
  }

  /// Waits for a turn and keeps it while `body` reads.
  ///
  /// - Parameter isAside: True if the waiting thread holds up no other; it is not counted among `threads`.
  /// - Throws: ``Busy``, and what `body` throws.
  public func take<T>(for household: Household.ID, isAside: Bool, _ body: () throws -> T) throws -> T {
    let result: Result<T, any Error> = try slots.take(
      of: household.number, isAside: isAside, orThrow: { _ in Busy() }
    ) { () throws(Busy) in
      Result { try body() }
    }
    return try result.get()
  }

  /// Refuses all who wait and all who come later. For a process that is about to end.
  public func close() {
    isClosed.store(true, ordering: .relaxed)
    slots.close()
  }

  /// A turn that lasts as long as a whole file is taken, which lets others in between.
  final class Long {
    private let turns: ImportTurns
    private let household: Household.ID
    private var slot: SharedSlots.Slot?
    private var since = 0

    /// Waits for as long as it takes.
    ///
    /// - Throws: ``CancellationError`` when the process is about to end.
    init(_ turns: ImportTurns, for household: Household.ID) throws {
      (self.turns, self.household) = (turns, household)
      try begin()
    }

    deinit { slot?.end() }

    /// Lets others have a turn if this one has had its share.
    func pause() throws {
      guard MonotonicClock.nanoseconds() - since > ImportTurns.share else { return }
      slot?.end()
      slot = nil
      try begin()
    }

    private func begin() throws {
      while slot == nil {
        if turns.isClosed.load(ordering: .relaxed) { throw CancellationError() }
        do throws(SharedSlots.Refusal) {
          slot = try turns.slots.begin(of: household.number, within: ImportTurns.patience)
        } catch {
          // A line that is full empties; without lock files everybody reads.
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
