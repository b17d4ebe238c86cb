import Synchronization

/// The requests that this process is serving, and how long there has been none.
final class Quiet: Sendable {
  /// The time without a request after which it is quiet.
  static let after = Duration.seconds(30)

  private struct State {
    var requests = 0
    var since = ContinuousClock.now
  }

  private let state = Mutex(State())

  /// Serves a request.
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

  /// Returns true if no request is being served, nor was for that time.
  func isQuiet(for time: Duration = Quiet.after) -> Bool {
    state.withLock { $0.requests == 0 && .now - $0.since >= time }
  }
}
