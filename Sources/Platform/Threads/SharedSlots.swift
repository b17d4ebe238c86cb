package import Dispatch
import Glibc
import Synchronization

/// A limit on how many threads run a costly operation at once, over all processes of a data folder.
///
/// Within a process, owners take turns, and each owner's threads are served in order of arrival. Each process has one
/// thread in the common queue, and processes are served in the order in which they arrive.
package final class SharedSlots: Sendable {
  /// The reason a slot was refused.
  package enum Refusal: Error {
    /// All slots were taken for the whole wait, too many threads waited already, or the slots are closed.
    case busy
    /// The lock files in the data folder cannot be used.
    case unavailable(log: String)
  }

  private let folder: String?
  private let name: String
  private let count: Int
  private let timeout: DispatchTimeInterval
  private let threads: FairSemaphore
  private let line: FairSemaphore
  private let isClosed = Atomic<Bool>(false)

  /// - Parameters:
  ///   - folder: The folder of the lock files; nil for slots of this process alone.
  ///   - name: The beginning of the lock files' names.
  ///   - count: The number of slots.
  ///   - threads: The maximum number of threads of this process that may hold a slot or wait; at least 1. Further ones
  ///     are refused at once.
  ///   - waiting: The maximum number of one owner's threads that may wait in this process. Further ones are refused at
  ///     once.
  ///   - timeout: The maximum duration of the wait.
  package init(
    folder: String?, name: String, count: Int, threads: Int, waiting: Int = .max, timeout: DispatchTimeInterval
  ) {
    self.folder = folder
    self.name = name
    self.count = count
    self.timeout = timeout
    self.threads = FairSemaphore(count: max(1, threads), maxWaiting: 0)
    line = FairSemaphore(count: count, maxWaitingPerOwner: waiting)
  }

  /// Waits for a slot and holds it while `body` runs.
  ///
  /// - Parameters:
  ///   - owner: The owner on whose behalf `body` runs; owners take turns.
  ///   - isBackground: True if the waiting thread blocks no other work; it is not counted among the `threads` of
  ///     the initializer.
  ///   - failure: Returns the error that is thrown if no slot is available.
  package func withSlot<T, Failure: Error>(
    of owner: Int64? = nil, isBackground: Bool = false, orThrow failure: (Refusal) -> Failure,
    _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    guard isBackground || threads.acquire(within: .seconds(0)) else { throw failure(.busy) }
    defer { if !isBackground { threads.release() } }
    let slot: Slot
    do throws(Refusal) {
      slot = try WaitCounter.measure(.turns) { () throws(Refusal) in try begin(of: owner, within: timeout) }
    } catch {
      throw failure(error)
    }
    defer { slot.end() }
    return try body()
  }

  /// A slot that is held until ``end()``.
  package struct Slot: Sendable {
    fileprivate let line: FairSemaphore
    fileprivate let lock: FileLock?

    package func end() {
      lock?.release()
      line.release()
    }
  }

  /// Waits for a slot, which is held until ``Slot/end()``. Must be called on a thread that blocks no other work.
  package func begin(of owner: Int64?, within timeout: DispatchTimeInterval) throws(Refusal) -> Slot {
    // The permit is released for the costly work, too.
    ComputePermits.release()
    let deadline = DispatchTime.now() + timeout
    guard line.acquire(of: owner, before: deadline) else { throw .busy }
    do throws(Refusal) {
      return Slot(line: line, lock: try slot(before: deadline))
    } catch {
      line.release()
      throw error
    }
  }

  private func slot(before deadline: DispatchTime) throws(Refusal) -> FileLock? {
    guard let (next, slots) = try locks() else { return nil }
    // Only one process at a time tries to lock a slot, so that a busy process cannot overtake one that waits.
    guard first(of: [next], before: deadline) != nil else { throw .busy }
    defer { next.release() }
    guard let slot = first(of: slots, before: deadline) else { throw .busy }
    return slot
  }

  /// Refuses all waiting and later threads. Called when the process is about to end.
  package func close() {
    isClosed.store(true, ordering: .relaxed)
    line.close()
  }

  /// Returns the lock files, opened anew each time so that threads exclude each other as processes do.
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

  /// Returns the first of the locks that can be acquired; nil after the deadline, or once closed. Tries them at
  /// intervals from 0.1 to 4 ms, because `flock` has no timeout.
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
