import Dispatch
import Glibc

/// Lets few passwords be hashed at once, over all processes of a data folder: each takes 64 MiB, and a flood of them
/// must not eat the memory.
///
/// Who comes first goes first, among the threads of a process and, one of each, among processes.
public final class PasswordSlots: Sendable {
  /// A single one: it checks some ten passwords a second, and more would need more memory than all the rest.
  public static let usual = 1

  private let folder: String?
  private let count: Int
  private let patience: DispatchTimeInterval
  private let turnstile: Turnstile

  /// Shared by all processes that use the installation.
  ///
  /// - Parameter threads: how many threads of this process may hash or wait at once; at least 1. Who comes then is told
  ///   at once that it is busy.
  public convenience init(of installation: Installation, threads: Int) {
    self.init(folder: installation.folder.path, threads: threads)
  }

  /// Of this process alone.
  public convenience init(threads: Int) {
    self.init(folder: nil, threads: threads)
  }

  /// - Parameter patience: how long one waits, in all.
  init(
    folder: String?, threads: Int, count: Int = usual, patience: DispatchTimeInterval = .seconds(StoreLimits.patience)
  ) {
    self.folder = folder
    self.count = count
    self.patience = patience
    let places = max(1, min(count, threads))
    turnstile = Turnstile(places: places, room: max(0, threads - places))
  }

  /// Waits for a slot and keeps it while `body` runs.
  func take<T>(_ body: () throws(PasswordHasherError) -> T) throws(PasswordHasherError) -> T {
    let deadline = DispatchTime.now() + patience
    guard turnstile.enter(within: patience) else { throw .busy }
    defer { turnstile.leave() }
    let slot = try slot(before: deadline)
    defer { slot?.release() }
    return try body()
  }

  private func slot(before deadline: DispatchTime) throws(PasswordHasherError) -> FileLock? {
    guard let folder else { return nil }
    do {
      // Opened anew each time, so that threads keep each other out as processes do.
      let next = try FileLock(path: "\(folder)/password.next")
      let slots = try (1...count).map { number throws(FileError) in
        try FileLock(path: "\(folder)/password-\(number).lock")
      }
      // Only one at a time looks for a slot, so a busy process cannot take one past another that waits.
      guard Self.first(of: [next], before: deadline) != nil else { throw PasswordHasherError.busy }
      defer { next.release() }
      guard let slot = Self.first(of: slots, before: deadline) else { throw PasswordHasherError.busy }
      return slot
    } catch let error as FileError {
      throw .unavailable(log: error.text)
    } catch {
      throw .busy
    }
  }

  /// `flock` knows no timeout, so it is asked again and again, soon at first.
  private static func first(of locks: [FileLock], before deadline: DispatchTime) -> FileLock? {
    var microseconds: UInt32 = 100
    while true {
      if let lock = locks.first(where: { $0.tryAcquire() }) { return lock }
      guard DispatchTime.now() < deadline else { return nil }
      usleep(microseconds)
      microseconds = min(microseconds * 2, 4_000)
    }
  }
}
