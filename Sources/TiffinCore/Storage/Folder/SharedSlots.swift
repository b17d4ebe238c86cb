import Dispatch
import Glibc
import Synchronization

/// Lets a few do something costly at once, over all processes of a data folder.
///
/// Who comes first goes first, among the threads of a process and, one of each, among processes.
final class SharedSlots: Sendable {
  /// Why somebody got none.
  enum Refusal: Error {
    /// Others had them for as long as one waits, or too many threads waited already.
    case busy
    /// The data folder does not let its lock files be used.
    case unavailable(log: String)
  }

  private let folder: String?
  private let name: String
  private let count: Int
  private let patience: DispatchTimeInterval
  private let threads: Turnstile
  private let line: Turnstile
  private let isClosed = Atomic<Bool>(false)

  /// - Parameters:
  ///   - folder: where the lock files lie; nil for the slots of this process alone.
  ///   - name: what the lock files are called after.
  ///   - threads: how many threads of this process may be inside or wait; at least 1. Who comes then is told at once.
  ///   - patience: how long one waits, in all.
  init(folder: String?, name: String, count: Int, threads: Int, patience: DispatchTimeInterval) {
    self.folder = folder
    self.name = name
    self.count = count
    self.patience = patience
    self.threads = Turnstile(places: max(1, threads), room: 0)
    line = Turnstile(places: count)
  }

  /// Waits for a slot and keeps it while `body` runs.
  ///
  /// - Parameters:
  ///   - isAside: the thread that waits keeps nobody else waiting, and is not one of those that are counted.
  ///   - failure: what is thrown where there is none.
  func take<T, Failure: Error>(
    isAside: Bool = false, orThrow failure: (Refusal) -> Failure, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    guard isAside || threads.enter(within: .seconds(0)) else { throw failure(.busy) }
    defer { if !isAside { threads.leave() } }
    let deadline = DispatchTime.now() + patience
    guard line.enter(within: patience) else { throw failure(.busy) }
    defer { line.leave() }
    let slot: FileLock?
    do throws(Refusal) { slot = try self.slot(before: deadline) } catch { throw failure(error) }
    defer { slot?.release() }
    return try body()
  }

  private func slot(before deadline: DispatchTime) throws(Refusal) -> FileLock? {
    guard let (next, slots) = try locks() else { return nil }
    // Only one at a time looks for a slot, so a busy process cannot take one past another that waits.
    guard first(of: [next], before: deadline) != nil else { throw .busy }
    defer { next.release() }
    guard let slot = first(of: slots, before: deadline) else { throw .busy }
    return slot
  }

  /// Nobody waits any more: who does, and who comes, is refused. For a process that is to end.
  func close() {
    isClosed.store(true, ordering: .relaxed)
    line.close()
  }

  /// Opened anew each time, so that threads keep each other out as processes do.
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

  /// `flock` knows no timeout, so it is asked again and again, soon at first.
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
