import CFastCGI
import Glibc

/// The worker's side of supervision: it does not outlive its supervisor, and shows it the requests in flight.
struct Supervision {
  /// The variable in which a supervisor tells its workers its process id.
  static let variable = "FASTCGI_SUPERVISOR"
  /// The descriptor of the shared memory for a worker's requests in flight.
  static let requestsDescriptor: Int32 = 3

  let supervisorLives: Bool
  let requests: RequestsInFlight?

  /// Joins the supervisor, on a thread that lives as long as the worker. Without a supervisor it does nothing.
  static func join() -> Supervision {
    guard let text = unsafe getenv(variable), let supervisor = pid_t(unsafe String(cString: text)) else {
      return Supervision(supervisorLives: true, requests: nil)
    }
    unsafe unsetenv(variable)
    _ = cfastcgi_end_with_parent(SIGTERM)
    // The supervisor may have ended before this was asked for.
    return Supervision(supervisorLives: getppid() == supervisor, requests: .take(requestsDescriptor))
  }
}
