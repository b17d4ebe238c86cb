import CLinux
import Glibc

/// The worker's side of supervision: it does not outlive its supervisor, and shows it the requests in flight.
struct Supervision {
  /// The variable in which a supervisor tells its workers its process id.
  static let variable = "FASTCGI_SUPERVISOR"
  /// The variable by which a supervisor tells a worker that it is the first one, and the others wait for it.
  static let firstVariable = "FASTCGI_FIRST"
  /// The variable in which a supervisor tells its workers how many they are.
  static let countVariable = "FASTCGI_WORKERS"
  /// The signal by which the first worker tells its supervisor that it takes requests.
  static let readySignal = SIGUSR1
  /// The descriptor of the shared memory for a worker's requests in flight.
  static let requestsDescriptor: Int32 = 3
  /// The descriptor of the memory in which all workers count.
  static let numbersDescriptor: Int32 = 4

  let supervisorLives: Bool
  /// The supervisor that waits for this worker.
  private var waiting: pid_t?
  let requests: RequestsInFlight?

  /// Joins the supervisor, on a thread that lives as long as the worker. Without a supervisor it does nothing.
  static func join() -> Supervision {
    guard let text = unsafe getenv(variable), let supervisor = pid_t(unsafe String(cString: text)) else {
      return Supervision(supervisorLives: true, waiting: nil, requests: nil)
    }
    let waiting = isFirst ? supervisor : nil
    unsafe unsetenv(variable)
    unsafe unsetenv(firstVariable)
    unsafe unsetenv(countVariable)
    _ = clinux_end_with_parent(SIGTERM)
    // The supervisor may have ended before this was asked for.
    return Supervision(
      supervisorLives: getppid() == supervisor, waiting: waiting, requests: .take(requestsDescriptor))
  }

  /// True before ``join()`` in a worker that has a supervisor.
  static var isThere: Bool { unsafe getenv(variable) != nil }

  /// How many workers there are, before ``join()``; 1 without a supervisor.
  static var workers: Int {
    guard isThere, let text = unsafe getenv(countVariable) else { return 1 }
    return max(1, Int(unsafe String(cString: text)) ?? 1)
  }

  /// True before ``join()`` in the worker that its supervisor waits for.
  static var isFirst: Bool { unsafe getenv(firstVariable) != nil }

  /// Tells a supervisor that waits that requests are taken from now on.
  func tellReady() {
    if let waiting { kill(waiting, Self.readySignal) }
  }
}
