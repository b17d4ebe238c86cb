import Dispatch

/// Lets few passwords be hashed at once, over all processes of a data folder: each takes 64 MiB, and a flood of them
/// must not eat the memory.
public final class PasswordSlots: Sendable {
  /// A single one: it checks some ten passwords a second, and more would need more memory than all the rest.
  public static let usual = 1

  private let slots: SharedSlots

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
    slots = SharedSlots(folder: folder, name: "password", count: count, threads: threads, patience: patience)
  }

  /// Waits for a slot and keeps it while `body` runs.
  func take<T>(_ body: () throws(PasswordHasherError) -> T) throws(PasswordHasherError) -> T {
    try slots.take(orThrow: PasswordHasherError.init, body)
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
