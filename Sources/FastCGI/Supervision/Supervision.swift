import CLinux
import Glibc

/// The worker's side of supervision: the worker ends with its supervisor and shows it the requests in flight.
struct Supervision {
  /// The environment variable with the supervisor's process id.
  static let variable = "FASTCGI_SUPERVISOR"
  /// The environment variable that marks the first worker, for which the supervisor waits before it starts the others.
  static let firstVariable = "FASTCGI_FIRST"
  /// The environment variable with the number of workers.
  static let countVariable = "FASTCGI_WORKERS"
  /// The signal by which the first worker tells its supervisor that it accepts requests.
  static let readySignal = SIGUSR1
  /// The descriptor of the shared memory for a worker's requests in flight.
  static let requestsDescriptor: Int32 = 3
  /// The descriptor of the shared memory with the counters of all workers.
  static let numbersDescriptor: Int32 = 4

  let supervisorLives: Bool
  /// The process id of the supervisor if it waits for this worker; nil otherwise.
  private var waiting: pid_t?
  let requests: RequestsInFlight?

  /// Connects this worker to its supervisor, so that the worker ends with it. Must be called on a thread that lives
  /// as long as the worker. Does nothing without a supervisor.
  static func join() -> Supervision {
    guard let text = unsafe getenv(variable), let supervisor = pid_t(unsafe String(cString: text)) else {
      return Supervision(supervisorLives: true, waiting: nil, requests: nil)
    }
    let waiting = isFirst ? supervisor : nil
    unsafe unsetenv(variable)
    unsafe unsetenv(firstVariable)
    unsafe unsetenv(countVariable)
    _ = clinux_end_with_parent(SIGTERM)
    // The supervisor may have ended before the previous call.
    return Supervision(
      supervisorLives: getppid() == supervisor, waiting: waiting, requests: .take(requestsDescriptor))
  }

  /// True if this worker has a supervisor. Valid until ``join()``.
  static var isThere: Bool { unsafe getenv(variable) != nil }

  /// The number of workers; 1 without a supervisor. Valid until ``join()``.
  static var workers: Int {
    guard isThere, let text = unsafe getenv(countVariable) else { return 1 }
    return max(1, Int(unsafe String(cString: text)) ?? 1)
  }

  /// True if the supervisor waits until this worker accepts requests. Valid until ``join()``.
  static var isFirst: Bool { unsafe getenv(firstVariable) != nil }

  /// Tells a waiting supervisor that this worker accepts requests from now on.
  func notifySupervisor() {
    if let waiting { kill(waiting, Self.readySignal) }
  }
}
