import Synchronization

/// A counter of the requests in progress, which detects when this process is idle.
final class IdleDetector: Sendable {
  /// The time without a request after which the process counts as idle.
  static let after = Duration.seconds(30)

  private struct State {
    var requests = 0
    var since = ContinuousClock.now
  }

  private let state = Mutex(State())

  /// Calls a function that serves a request; the request counts as in progress meanwhile.
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

  /// Returns true if no request is in progress, and none has been for that time.
  func isIdle(for time: Duration = IdleDetector.after) -> Bool {
    state.withLock { $0.requests == 0 && .now - $0.since >= time }
  }
}
