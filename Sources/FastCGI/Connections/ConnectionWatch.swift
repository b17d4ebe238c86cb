import Glibc
import Platform
import Synchronization

/// Ends the connection of one thread if the web server is slower than its ``Pace``: libfcgi waits without limit.
///
/// The thread says what it expects; the worker's main thread calls ``check(at:)`` now and then. That also gives back the
/// permit to compute of a thread that has waited or worked for long, so that others go on.
final class ConnectionWatch: Sendable {
  private struct State {
    /// A duplicate: it names the connection for as long as it is watched, whoever closes the connection itself.
    var descriptor: Int32 = -1
    /// Nil while nothing is expected.
    var progress: Progress?
    /// The direction that ends with the pace: a body that is too slow can still be answered.
    var direction = Int32(SHUT_RDWR)
    var isAnswered = false
    var hasExpired = false
    /// The time since which the thread waits or works without a break.
    var since = ContinuousClock.now
  }

  /// How long a thread keeps its permit.
  private static let turn = Duration.milliseconds(250)

  let permit: ComputePermits.Permit
  private let state = Mutex(State())

  /// - Parameter permit: that of the thread whose connections are watched.
  init(_ permit: ComputePermits.Permit) {
    self.permit = permit
  }

  /// Starts to watch a connection; false if there is no descriptor left for it.
  func begin(_ connection: Int32, _ pace: Pace) -> Bool {
    let descriptor = fcntl(connection, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { return false }
    state.withLock { $0 = State(descriptor: descriptor, progress: Progress(pace)) }
    return true
  }

  /// Sets the pace at which the rest is taken or sent.
  func expect(_ pace: Pace) {
    state.withLock { ($0.progress, $0.direction) = (Progress(pace), Int32(SHUT_RDWR)) }
  }

  /// Sets the pace of a body.
  func expectBody(_ pace: Pace) {
    state.withLock { ($0.progress, $0.direction) = (Progress(pace), Int32(SHUT_RD)) }
  }

  /// Expects nothing for now: the web server waits for the answer.
  func rest() {
    state.withLock { ($0.progress, $0.since) = (nil, .now) }
  }

  /// Counts bytes that were received or sent.
  func advance(by bytes: Int) {
    state.withLock { $0.progress?.advance(by: bytes) }
  }

  /// Sets the pace for the rest of the body, once the answer has been sent and nothing more is written.
  func expectLeftover(_ pace: Pace) {
    state.withLock { state in
      (state.progress, state.direction) = (Progress(pace), Int32(SHUT_RDWR))
      state.isAnswered = true
      shutdown(state.descriptor, Int32(SHUT_WR))
    }
  }

  /// True if the connection was ended because it was too slow.
  var hasExpired: Bool { state.withLock { $0.hasExpired } }

  /// Breaks the connection off: the web server must not take an incomplete answer for a whole one.
  func breakOff() {
    state.withLock { state in _ = shutdown(state.descriptor, Int32(SHUT_RDWR)) }
  }

  /// Stops watching.
  func end() {
    state.withLock { state in
      if state.descriptor >= 0 { close(state.descriptor) }
      state.descriptor = -1
    }
  }

  /// Ends the connection if it is too slow, or if it has been answered and the worker is stopping.
  func check(at now: ContinuousClock.Instant, isStopping: Bool = false) {
    state.withLock { state in
      guard state.descriptor >= 0 else { return }
      if state.since + Self.turn <= now { permit.giveBack() }
      let isLate = state.progress.map { $0.deadline <= now } ?? false
      guard isLate || isStopping && state.isAnswered else { return }
      state.hasExpired = true
      shutdown(state.descriptor, state.direction)
    }
  }
}
