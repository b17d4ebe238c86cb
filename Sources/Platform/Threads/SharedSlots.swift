package import Dispatch
import Glibc
import Synchronization

/// Limits how many run something costly at once, over all processes of a data folder.
///
/// Owners take turns, and within each the first to come is the first served, among the threads of a process. Processes
/// send one thread each, and are served in the order in which they come.
package final class SharedSlots: Sendable {
  /// The reason no slot was given.
  package enum Refusal: Error {
    /// The others kept their slots for the whole wait, or too many threads waited already.
    case busy
    /// The lock files in the data folder cannot be used.
    case unavailable(log: String)
  }

  private let folder: String?
  private let name: String
  private let count: Int
  private let patience: DispatchTimeInterval
  private let threads: FairSemaphore
  private let line: FairSemaphore
  private let isClosed = Atomic<Bool>(false)

  /// - Parameters:
  ///   - folder: the folder of the lock files; nil for slots of this process alone.
  ///   - name: the stem of the lock files' names.
  ///   - threads: how many threads of this process may be inside or wait; at least 1. Any more are refused at once.
  ///   - waiting: how many threads of one owner may wait in this process. Any more are refused at once.
  ///   - patience: the longest wait, in all.
  package init(
    folder: String?, name: String, count: Int, threads: Int, waiting: Int = .max, patience: DispatchTimeInterval
  ) {
    self.folder = folder
    self.name = name
    self.count = count
    self.patience = patience
    self.threads = FairSemaphore(places: max(1, threads), room: 0)
    line = FairSemaphore(places: count, roomOfEach: waiting)
  }

  /// Waits for a slot and keeps it while `body` runs.
  ///
  /// - Parameters:
  ///   - owner: on whose behalf it runs: owners take turns.
  ///   - isAside: true if the waiting thread holds up no other; it is not counted among `threads`.
  ///   - failure: makes the error that is thrown when there is no slot.
  package func take<T, Failure: Error>(
    of owner: Int64? = nil, isAside: Bool = false, orThrow failure: (Refusal) -> Failure,
    _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    guard isAside || threads.enter(within: .seconds(0)) else { throw failure(.busy) }
    defer { if !isAside { threads.leave() } }
    let slot: Slot
    do throws(Refusal) { slot = try begin(of: owner, within: patience) } catch { throw failure(error) }
    defer { slot.end() }
    return try body()
  }

  /// A slot that somebody has, until ``end()``.
  package struct Slot: Sendable {
    fileprivate let line: FairSemaphore
    fileprivate let lock: FileLock?

    package func end() {
      lock?.release()
      line.leave()
    }
  }

  /// Waits for a slot. For a thread that holds up no other.
  package func begin(of owner: Int64?, within patience: DispatchTimeInterval) throws(Refusal) -> Slot {
    // Also for the work itself, which is costly.
    ComputePermits.giveBack()
    let deadline = DispatchTime.now() + patience
    guard line.enter(of: owner, before: deadline) else { throw .busy }
    do throws(Refusal) {
      return Slot(line: line, lock: try slot(before: deadline))
    } catch {
      line.leave()
      throw error
    }
  }

  /// Returns true if somebody of another owner waits for a slot in this process.
  package func isWantedByOthers(than owner: Int64?) -> Bool { line.isWantedByOthers(than: owner) }

  private func slot(before deadline: DispatchTime) throws(Refusal) -> FileLock? {
    guard let (next, slots) = try locks() else { return nil }
    // Only one process at a time looks for a slot, so that a busy one cannot overtake another that waits.
    guard first(of: [next], before: deadline) != nil else { throw .busy }
    defer { next.release() }
    guard let slot = first(of: slots, before: deadline) else { throw .busy }
    return slot
  }

  /// Refuses all who wait and all who come later. For a process that is about to end.
  package func close() {
    isClosed.store(true, ordering: .relaxed)
    line.close()
  }

  /// The lock files, opened anew each time so that threads exclude each other as processes do.
  private func locks() throws(Refusal) -> (next: FileLock, slots: [FileLock])? {
    guard let folder else { return nil }
    do throws(FileError) {
      let next = try FileLock(path: "\(folder)/\(name).next")
      let slots = try (1...count).map { number throws(FileError) in
        try FileLock(path: "\(folder)/\(name)-\(number).lock")
      }
      return (next, slots)
    } catch {
      throw .unavailable(log: error.text)
    }
  }

  /// `flock` has no timeout, so it is tried again and again, at short intervals at first.
  private func first(of locks: [FileLock], before deadline: DispatchTime) -> FileLock? {
    var microseconds: UInt32 = 100
    while true {
      if let lock = locks.first(where: { $0.tryAcquire() }) { return lock }
      guard DispatchTime.now() < deadline, !isClosed.load(ordering: .relaxed) else { return nil }
      usleep(microseconds)
      microseconds = min(microseconds * 2, 4_000)
    }
  }
}
