import CLinux
import Glibc
import Platform

/// A launcher of a supervisor's workers: it runs the same program again, with the socket as standard input.
///
/// Uses posix_spawn, because a forked Swift process may contain locks that are never released.
struct WorkerLauncher: Sendable {
  let executable: String
  let arguments: [String]
  var socket: Int32
  /// The number of workers that the supervisor keeps running.
  let count: Int
  /// The counters that all workers share.
  let numbers: SharedCounters

  /// Starts a worker and returns its process id.
  ///
  /// - Parameter isFirst: True if the supervisor waits until this worker accepts requests.
  func start(requests: RequestsInFlight, isFirst: Bool = false) throws(SystemError) -> pid_t {
    var worker: pid_t = 0
    let strings = CStrings([executable] + arguments)
    let known = ["\(Supervision.variable)=\(getpid())", "\(Supervision.countVariable)=\(count)"]
    let told = known + (isFirst ? ["\(Supervision.firstVariable)=1"] : [])
    let environment = CStrings(inheritedEnvironment() + told)
    defer { withExtendedLifetime((strings, environment)) {} }
    var code: Int32 = 0
    unsafe withSpawnSettings { actions, attributes in
      unsafe posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO)
      unsafe posix_spawn_file_actions_adddup2(actions, requests.descriptor.number, Supervision.requestsDescriptor)
      unsafe posix_spawn_file_actions_adddup2(actions, numbers.descriptor.number, Supervision.numbersDescriptor)
      code = unsafe posix_spawn(&worker, executable, actions, attributes, strings.list, environment.list)
    }
    guard code == 0 else { throw SystemError("start \(executable)", code: code) }
    return worker
  }

  /// Calls `body` with settings under which a worker starts with the default action for SIGPIPE and only SIGTERM
  /// blocked, whatever its supervisor does with signals. A SIGTERM that arrives while the worker is still starting
  /// stays pending, and ends it as it would later (``StopSignal``).
  private func withSpawnSettings(
    _ body: (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafeMutablePointer<posix_spawnattr_t>) -> Void
  ) {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    var waiting = SignalSet([SIGTERM]).members
    var ignored = SignalSet([SIGPIPE]).members
    unsafe posix_spawnattr_setsigmask(&attributes, &waiting)
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    unsafe body(&actions, &attributes)
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
  }
}

/// Returns the supervisor's own variables, without those that are set for its workers, so that no name appears twice.
private func inheritedEnvironment() -> [String] {
  var variables: [String] = []
  guard var next = unsafe clinux_environment() else { return [] }
  while let variable = unsafe next.pointee {
    variables.append(unsafe String(cString: variable))
    unsafe next += 1
  }
  let ours = [Supervision.variable, Supervision.firstVariable, Supervision.countVariable]
  return variables.filter { variable in !ours.contains { variable.utf8.starts(with: "\($0)=".utf8) } }
}
