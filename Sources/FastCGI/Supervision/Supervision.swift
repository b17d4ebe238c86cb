import CFastCGI
import Glibc

/// A worker's side of being supervised: it does not outlive its supervisor, and shows it what it is serving.
struct Supervision {
  /// The variable in which a supervisor tells its workers its process id.
  static let variable = "FASTCGI_SUPERVISOR"
  /// Where a worker finds the shared memory for its requests in flight.
  static let requestsDescriptor: Int32 = 3

  let supervisorLives: Bool
  let requests: RequestsInFlight?

  /// Called on a thread that lives as long as the worker. In a process that nobody supervises it does nothing.
  static func join() -> Supervision {
    guard let text = unsafe getenv(variable), let supervisor = pid_t(unsafe String(cString: text)) else {
      return Supervision(supervisorLives: true, requests: nil)
    }
    unsafe unsetenv(variable)
    _ = cfastcgi_end_with_parent(SIGTERM)
    // It may have ended before it was asked for.
    return Supervision(supervisorLives: getppid() == supervisor, requests: .take(requestsDescriptor))
  }
}
