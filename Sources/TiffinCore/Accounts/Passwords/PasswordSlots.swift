import Platform
import Dispatch

/// A limit on the number of passwords hashed at once, over all processes of a data folder: each takes 64 MiB, and a
/// flood of requests must not use up the memory.
public final class PasswordSlots: Sendable {
  /// The default number of slots. A single one checks about ten passwords a second; more would take more memory than
  /// everything else together.
  public static let usual = 1

  private let slots: SharedSlots

  /// Creates slots shared by all processes of an installation.
  ///
  /// - Parameter threads: The number of threads of this process that may hash or wait at once; at least 1. Further ones
  ///   get ``PasswordHasherError/busy`` at once.
  public convenience init(of installation: Installation, threads: Int) {
    self.init(folder: installation.folder.path, threads: threads)
  }

  /// Creates slots for this process alone.
  public convenience init(threads: Int) {
    self.init(folder: nil, threads: threads)
  }

  /// Creates slots.
  ///
  /// - Parameters:
  ///   - folder: The folder with the lock files that processes share; nil for this process alone.
  ///   - count: The number of slots.
  ///   - timeout: The maximum time to wait for a free slot.
  init(
    folder: String?, threads: Int, count: Int = usual, timeout: DispatchTimeInterval = .seconds(StoreLimits.timeout)
  ) {
    slots = SharedSlots(folder: folder, name: "password", count: count, threads: threads, timeout: timeout)
  }

  /// Waits for a slot and holds it while `body` runs.
  func take<T>(_ body: () throws(PasswordHasherError) -> T) throws(PasswordHasherError) -> T {
    try slots.withSlot(orThrow: PasswordHasherError.init, body)
  }
}

extension PasswordHasherError {
  fileprivate init(_ refusal: SharedSlots.Refusal) {
    switch refusal {
    case .busy: self = .busy
    case .unavailable(let log): self = .unavailable(log: log)
    }
  }
}
