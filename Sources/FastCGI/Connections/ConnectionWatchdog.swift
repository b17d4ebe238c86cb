import Glibc
import Platform
import Synchronization

/// A watchdog that ends the connection of one thread if the web server is slower than its ``MinimumTransferRate``:
/// libfcgi has no timeouts.
///
/// The thread sets the minimum rate that it expects; the worker's main thread calls ``check(at:isStopping:)`` at
/// intervals. The check also releases the compute permit of a thread that has waited or worked for 250 ms, so that
/// other threads can run.
final class ConnectionWatchdog: Sendable {
  private struct State {
    /// A duplicate of the connection's descriptor: it stays valid while it is watched, even if the connection is closed
    /// elsewhere.
    var descriptor: Int32 = -1
    /// The progress of the current transfer; nil while nothing is expected.
    var progress: Progress?
    /// The direction that is shut down if the peer is too slow. For a body it is the reading side only, so that
    /// a response can still be sent.
    var direction = Int32(SHUT_RDWR)
    var isAnswered = false
    var hasExpired = false
    /// The time at which the current wait or work of the thread began.
    var since = ContinuousClock.now
  }

  /// The time that a thread may wait or work before its permit is released.
  private static let turn = Duration.milliseconds(250)

  let permit: ComputePermits.Permit
  private let state = Mutex(State())

  /// - Parameter permit: The permit of the thread whose connections are watched.
  init(_ permit: ComputePermits.Permit) {
    self.permit = permit
  }

  /// Starts to watch a connection; false if there is no descriptor left for it.
  func begin(_ connection: Int32, _ rate: MinimumTransferRate) -> Bool {
    let descriptor = fcntl(connection, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { return false }
    state.withLock { $0 = State(descriptor: descriptor, progress: Progress(rate)) }
    return true
  }

  /// Sets the minimum rate at which the response is sent.
  func expect(_ rate: MinimumTransferRate) {
    state.withLock { ($0.progress, $0.direction) = (Progress(rate), Int32(SHUT_RDWR)) }
  }

  /// Sets the minimum rate of the body.
  func expectBody(_ rate: MinimumTransferRate) {
    state.withLock { ($0.progress, $0.direction) = (Progress(rate), Int32(SHUT_RD)) }
  }

  /// Clears the minimum rate while the web server waits for the response.
  func rest() {
    state.withLock { ($0.progress, $0.since) = (nil, .now) }
  }

  /// Counts bytes that were received or sent.
  func advance(by bytes: Int) {
    state.withLock { $0.progress?.advance(by: bytes) }
  }

  /// Sets the minimum rate for the rest of the body after the response has been sent, and shuts down the sending side.
  func expectRestOfBody(_ rate: MinimumTransferRate) {
    state.withLock { state in
      (state.progress, state.direction) = (Progress(rate), Int32(SHUT_RDWR))
      state.isAnswered = true
      shutdown(state.descriptor, Int32(SHUT_WR))
    }
  }

  /// True if a check ended the connection: the peer was too slow, or the worker is stopping.
  var hasExpired: Bool { state.withLock { $0.hasExpired } }

  /// Breaks the connection off, so that the web server does not take an incomplete response for a complete one.
  func abort() {
    state.withLock { state in _ = shutdown(state.descriptor, Int32(SHUT_RDWR)) }
  }

  /// Stops watching.
  func end() {
    state.withLock { state in
      if state.descriptor >= 0 { close(state.descriptor) }
      state.descriptor = -1
    }
  }

  /// Ends the connection if its peer is too slow, or if its response was sent and the worker is stopping. Releases
  /// the permit if the thread has waited or worked for ``turn``.
  func check(at now: ContinuousClock.Instant, isStopping: Bool = false) {
    state.withLock { state in
      guard state.descriptor >= 0 else { return }
      if state.since + Self.turn <= now { permit.release() }
      let isLate = state.progress.map { $0.deadline <= now } ?? false
      guard isLate || isStopping && state.isAnswered else { return }
      state.hasExpired = true
      shutdown(state.descriptor, state.direction)
    }
  }
}
