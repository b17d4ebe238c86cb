import CLinux
import Glibc
import Platform

/// Starts a supervisor's workers: the same program again, with the socket as standard input.
///
/// Uses posix_spawn, because a fork of a Swift process may find locks held for ever.
struct WorkerLauncher: Sendable {
  let executable: String
  let arguments: [String]
  var socket: Int32
  /// How many of them the supervisor keeps.
  let count: Int
  /// What all workers count in.
  let numbers: SharedNumbers

  /// - Parameter isFirst: true if the supervisor waits until this one takes requests.
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

  /// A worker begins with no signal ignored and none blocked but SIGTERM, whatever its supervisor does with them. One
  /// that is told to stop while it is still starting finds the signal waiting, and ends as it would later
  /// (``StopSignal``).
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

/// The supervisor's own variables, without those that are set for its workers, which must not find two of one name.
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
