import Synchronization

/// A counter of the requests that this process is serving, which detects when the process is idle.
final class Quiet: Sendable {
  /// The time without a request after which the process counts as idle.
  static let after = Duration.seconds(30)

  private struct State {
    var requests = 0
    var since = ContinuousClock.now
  }

  private let state = Mutex(State())

  /// Counts a request while it is served.
  func during<Answer>(_ serve: () -> Answer) -> Answer {
    state.withLock { $0.requests += 1 }
    defer {
      state.withLock {
        $0.requests -= 1
        $0.since = .now
      }
    }
    return serve()
  }

  /// Returns true if no request is being served, and none was during that time.
  func isQuiet(for time: Duration = Quiet.after) -> Bool {
    state.withLock { $0.requests == 0 && .now - $0.since >= time }
  }
}
