import Glibc

/// A supervisor's slot for a worker process and its successors.
struct WorkerSlot {
  /// The time that a worker may take to end: its own limit for requests in flight, 10 s, and half a second more.
  private static let timeout = Duration.milliseconds(10_500)

  private enum State {
    case empty
    case due(ContinuousClock.Instant)
    case running(pid_t, since: ContinuousClock.Instant)
    case ending(pid_t, since: ContinuousClock.Instant, deadline: ContinuousClock.Instant)
    case killed(pid_t, since: ContinuousClock.Instant)
  }

  let requests: RequestsInFlight
  private var state = State.due(.now)
  private var delay = RestartDelay()

  init(requests: RequestsInFlight) {
    self.requests = requests
  }

  var isEmpty: Bool {
    if case .empty = state { true } else { false }
  }

  var isDue: Bool {
    if case .due(let time) = state { time <= .now } else { false }
  }

  /// The process id of the worker; nil if none runs.
  var worker: pid_t? { life?.worker }

  private var life: (worker: pid_t, since: ContinuousClock.Instant)? {
    switch state {
    case .empty, .due: nil
    case .running(let worker, let since), .ending(let worker, let since, _), .killed(let worker, let since):
      (worker, since)
    }
  }

  func isSettled(after duration: Duration) -> Bool {
    if case .running(_, let since) = state { ContinuousClock.now - since >= duration } else { false }
  }

  /// Returns a request that the worker has been serving for longer than the limit; nil if there is none.
  func stuckRequest(limit: Duration) -> RequestInFlight? {
    guard case .running = state else { return nil }
    return requests.current().first { $0.duration > limit }
  }

  /// Returns the time after which this slot needs attention if no signal arrives.
  ///
  /// - Parameters:
  ///   - isReplacing: True if workers are being replaced, so that this slot is checked more often.
  ///   - interval: The interval at which a running worker is checked otherwise.
  func nextStep(isReplacing: Bool, interval: Duration) -> Duration {
    switch state {
    case .due(let time), .ending(_, _, deadline: let time): ContinuousClock.now.duration(to: time)
    case .running: isReplacing ? .milliseconds(100) : interval
    case .empty, .killed: interval
    }
  }

  mutating func started(_ worker: pid_t) {
    state = .running(worker, since: .now)
  }

  /// Postpones the next start after a failed one, longer each time, and returns the delay.
  mutating func postpone() -> Duration {
    let wait = delay.next(uptime: .zero)
    state = .due(.now + wait)
    return wait
  }

  /// Sends the worker SIGTERM and starts its deadline.
  mutating func stop() {
    switch state {
    case .empty, .ending, .killed: break
    case .due: state = .empty
    case .running(let worker, let since):
      kill(worker, SIGTERM)
      state = .ending(worker, since: since, deadline: .now + Self.timeout)
    }
  }

  /// Kills the worker if it took too long to end, and returns its process id; nil if there was nothing to kill.
  mutating func killWhenOverdue() -> pid_t? {
    guard case .ending(let worker, let since, let deadline) = state, deadline <= .now else { return nil }
    kill(worker, SIGKILL)
    state = .killed(worker, since: since)
    return worker
  }

  /// Reaps the worker if it has ended, and returns the event; nil if it still runs or there is none.
  mutating func collect(restarting: Bool) -> SupervisorEvent? {
    var status: Int32 = 0
    guard let (worker, since) = life, unsafe waitpid(worker, &status, WNOHANG) == worker else { return nil }
    let uptime = since.duration(to: .now)
    let serving = requests.current()
    requests.clear()
    if case .running = state, restarting {
      state = .due(.now + delay.next(uptime: uptime))
    } else {
      state = restarting ? .due(.now) : .empty
    }
    return .ended(worker: worker, how: ProcessEnd(waitStatus: status), after: uptime, serving: serving)
  }
}
