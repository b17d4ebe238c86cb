import CSpawn
import Glibc
import Platform

/// A program that inherits nothing from this process: no descriptor, no environment, no signal mask.
///
/// It leads a process group of its own, of which nothing is left once `run` returns.
struct ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    case outOfTime
    /// It could not be started, or another thread waited for it first.
    case lost(errno: Int32)
  }

  /// The first is the program's path.
  let arguments: [String]
  /// The whole environment, as `NAME=value`.
  let environment: [String]
  /// Its working folder, in which the files `said` and `complained` hold its output.
  let folder: String

  static let output = "said"
  static let errors = "complained"

  /// Starts the program, waits for its end, and kills it at the deadline.
  func run(until deadline: ContinuousClock.Instant) -> Ending {
    var child: pid_t = 0
    let failure = start(&child)
    guard failure == 0 else { return .lost(errno: failure) }
    return wait(for: child, until: deadline)
  }

  private func start(_ child: inout pid_t) -> Int32 {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int32(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
    unsafe posix_spawn_file_actions_addchdir_np(&actions, folder)
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, Self.output, writing, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, Self.errors, writing, 0o600)
    unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)

    let program = arguments[0]
    let (arguments, environment) = (CStrings(arguments), CStrings(environment))
    defer { withExtendedLifetime((arguments, environment)) {} }
    return unsafe posix_spawn(&child, program, &actions, &attributes, arguments.list, environment.list)
  }

  private func wait(for child: pid_t, until deadline: ContinuousClock.Instant) -> Ending {
    var isLate = false
    while true {
      var about = unsafe siginfo_t()
      // Not reaped yet: while the leader exists, no other process group can take its number.
      let answer = unsafe waitid(P_PID, id_t(child), &about, WEXITED | WNOWAIT | WNOHANG)
      if answer != 0, errno != EINTR { return .lost(errno: errno) }
      if answer == 0, unsafe about.si_signo != 0 { break }
      isLate = ContinuousClock.now >= deadline
      if isLate { break }
      usleep(2_000)
    }
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    if isLate { return .outOfTime }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
