import CConfinement
import Glibc
import Platform

/// A program that inherits nothing from this process: no descriptor, no environment, no signal mask.
///
/// It reads the system's libraries and `readable`, writes to its folder, and opens no socket: see ``Confinement``.
/// It leads a process group of its own, of which nothing is left once `run` returns.
struct ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    /// The program had not ended by the deadline, after this processor time.
    case outOfTime(used: Duration)
    /// The program made more files, or started more threads, than it may.
    case outOfBounds
    /// The program could not be started, or another thread reaped it first.
    case lost(errno: Int32)
  }

  /// The program's path and its arguments.
  let arguments: [String]
  /// The whole environment, as `NAME=value`.
  let environment: [String]
  /// The program's working folder, in which the files `said` and `complained` hold its output.
  let folder: String
  /// The folder of programs, besides the system's own, that the program may read and run.
  let readable: String
  /// True if the program may start other programs.
  var mayStartProcesses = true
  /// True if the program keeps root's rights, so that a test reaches the filter of system calls.
  var keepsRights = false
  /// Returns true if the program with this process ID keeps within its limits. Called every 2 ms.
  var isWithinBounds: (pid_t) -> Bool = { _ in true }

  static let output = "said"
  static let errors = "complained"

  /// Starts the program, waits for its end, and kills it at the deadline.
  func run(until deadline: ContinuousClock.Instant) -> Ending {
    var child: pid_t = 0
    let failure = start(&child)
    guard failure == 0 else { return .lost(errno: failure) }
    return Self.wait(for: child, until: deadline, isWithinBounds)
  }

  /// Forks and confines the child in C: posix_spawn can run no code between fork and exec.
  private func start(_ child: inout pid_t) -> Int32 {
    let (arguments, environment) = (CStrings(arguments), CStrings(environment))
    defer { withExtendedLifetime((arguments, environment)) {} }
    child = unsafe cconfinement_spawn(
      folder, readable, Self.output, Self.errors, arguments.list, environment.list,
      mayStartProcesses ? 1 : 0, keepsRights ? 1 : 0)
    return child < 0 ? errno : 0
  }

  /// Waits for the end of a program that leads a process group, and kills the rest of the group.
  ///
  /// - Parameter pause: The microseconds between two looks.
  static func wait(
    for child: pid_t, until deadline: ContinuousClock.Instant, pause: useconds_t = 2_000,
    _ isWithinBounds: (pid_t) -> Bool = { _ in true }
  ) -> Ending {
    ComputePermits.release()
    var (isLate, isOutside) = (false, false)
    while true {
      var about = unsafe siginfo_t()
      // The leader is not reaped yet: while it exists, no other process group can get its number.
      let answer = unsafe waitid(P_PID, id_t(child), &about, WEXITED | WNOWAIT | WNOHANG)
      if answer != 0, errno != EINTR { return .lost(errno: errno) }
      if answer == 0, unsafe about.si_signo != 0 { break }
      isLate = ContinuousClock.now >= deadline
      isOutside = !isWithinBounds(child)
      if isLate || isOutside { break }
      usleep(pause)
    }
    kill(-child, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    if isLate { return .outOfTime(used: Duration(usage.ru_utime) + Duration(usage.ru_stime)) }
    if isOutside { return .outOfBounds }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(time.tv_sec) + .microseconds(time.tv_usec)
  }
}
