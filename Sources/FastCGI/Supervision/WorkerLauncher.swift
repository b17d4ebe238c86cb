import CFastCGI
import Glibc
import Platform

/// Starts a supervisor's workers: the same program again, with the socket as standard input.
///
/// Uses posix_spawn, because a fork of a Swift process may find locks held for ever.
struct WorkerLauncher: Sendable {
  let executable: String
  let arguments: [String]
  let socket: Int32

  func start(requests: RequestsInFlight) throws(SystemError) -> pid_t {
    var worker: pid_t = 0
    let strings = CStrings([executable] + arguments)
    let environment = CStrings(inheritedEnvironment() + ["\(Supervision.variable)=\(getpid())"])
    defer { withExtendedLifetime((strings, environment)) {} }
    var code: Int32 = 0
    unsafe withSpawnSettings { actions, attributes in
      unsafe posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO)
      unsafe posix_spawn_file_actions_adddup2(actions, requests.descriptor.number, Supervision.requestsDescriptor)
      code = unsafe posix_spawn(&worker, executable, actions, attributes, strings.list, environment.list)
    }
    guard code == 0 else { throw SystemError("start \(executable)", code: code) }
    return worker
  }

  /// A worker begins with no signal blocked and none ignored, whatever its supervisor does with them.
  private func withSpawnSettings(
    _ body: (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafeMutablePointer<posix_spawnattr_t>) -> Void
  ) {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    var none = SignalSet([]).members
    var ignored = SignalSet([SIGPIPE]).members
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    unsafe body(&actions, &attributes)
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
  }
}

/// The supervisor's own variables, without the one that is set for its workers, which must not find two of that name.
private func inheritedEnvironment() -> [String] {
  var variables: [String] = []
  guard var next = unsafe cfastcgi_environment() else { return [] }
  while let variable = unsafe next.pointee {
    variables.append(unsafe String(cString: variable))
    unsafe next += 1
  }
  return variables.filter { !$0.utf8.starts(with: "\(Supervision.variable)=".utf8) }
}
