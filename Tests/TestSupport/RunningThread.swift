import Glibc
import Synchronization

/// The system's view of a thread while it runs.
final class RunningThread: Sendable {
  /// The thread, and the descriptor of the file with its state.
  private let running = Mutex<(thread: pthread_t, state: Int32)?>(nil)

  /// Starts the observation. Called on the thread itself.
  func begin() {
    // An ignored signal does not interrupt a system call.
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in }
    unsafe sigaction(SIGUSR2, &action, nil)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGUSR2)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    let state = unsafe open("/proc/thread-self/stat", O_RDONLY | O_CLOEXEC)
    running.withLock { $0 = (pthread_self(), state) }
  }

  func end() {
    running.withLock { running in
      if let state = running?.state, state >= 0 { close(state) }
      running = nil
    }
  }

  /// True if the thread is blocked in a system call.
  var isWaiting: Bool { running.withLock { $0.map { Self.isWaiting($0.state) } ?? false } }

  /// Sends the signal if the thread is blocked in a system call.
  func interrupt() -> Bool {
    running.withLock { running in
      guard let running, Self.isWaiting(running.state) else { return false }
      return pthread_kill(running.thread, SIGUSR2) == 0
    }
  }

  private static func isWaiting(_ state: Int32) -> Bool {
    var line = [UInt8](repeating: 0, count: 256)
    let count = max(0, unsafe pread(state, &line, line.count, 0))
    return String(decoding: line.prefix(count), as: UTF8.self).contains(") S ")
  }
}
