/// An event that a supervisor reports.
public enum SupervisorEvent: Sendable {
  /// A worker process was started.
  case started(worker: Int32)
  /// A worker ended `after` this uptime while it served these requests. Another one follows unless the supervisor is
  /// ending, too.
  case ended(worker: Int32, how: ProcessEnd, after: Duration, serving: [RequestInFlight])
  /// A worker could not be started; the supervisor tries again after the time `nextTry`.
  case cannotStart(SystemError, nextTry: Duration)
  /// A worker has been serving one request for too long and is being replaced.
  case stuck(worker: Int32, serving: RequestInFlight)
  /// The workers are being replaced one by one.
  case replacing
  /// The socket's file was removed and has been created again; the workers are being replaced one by one.
  case listeningAgain
  /// The workers were told to end.
  case stopping
  /// A worker did not end in time and was killed.
  case killed(worker: Int32)
}

/// The way in which a process ended.
public enum ProcessEnd: Sendable, Equatable, CustomStringConvertible {
  /// The process exited with this code.
  case exit(code: Int32)
  /// The process was ended by this signal.
  case signal(Int32)

  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exit(code: status >> 8 & 0xff) : .signal(signal)
  }

  /// A text such as "exit code 1" or "signal 9".
  public var description: String {
    switch self {
    case .exit(let code): "exit code \(code)"
    case .signal(let number): "signal \(number)"
    }
  }
}
