import Glibc
import Platform

/// The start of a program that the administrator has chosen. It is not confined, as a decoder is.
struct ProgramSpawn {
  /// The system's reason why a program could not be started.
  struct Refusal: Error {
    let number: Int32
  }

  /// The program's full path and its arguments.
  let command: [String]
  /// The whole environment, as `NAME=value`.
  let environment: [String]

  /// Starts the program, which leads a process group of its own, with no signal blocked or ignored.
  ///
  /// - Parameters:
  ///   - input: The descriptor of its standard input; nil for none.
  ///   - output: The descriptor of its standard output and standard error; nil to discard both.
  /// - Returns: The process ID.
  func start(reading input: Int32?, output: Int32?) -> Result<pid_t, Refusal> {
    var child: pid_t = 0
    let (arguments, environment) = (CStrings(command), CStrings(environment))
    defer { withExtendedLifetime((arguments, environment)) {} }
    let code = unsafe Self.withSettings(input, output) { actions, attributes in
      unsafe posix_spawn(&child, command[0], actions, attributes, arguments.list, environment.list)
    }
    return code == 0 ? .success(child) : .failure(Refusal(number: code))
  }

  private static func withSettings(
    _ input: Int32?, _ output: Int32?,
    _ body: (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafeMutablePointer<posix_spawnattr_t>) -> Int32
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    let streams = [
      (STDIN_FILENO, input, O_RDONLY), (STDOUT_FILENO, output, O_WRONLY), (STDERR_FILENO, output, O_WRONLY),
    ]
    for (descriptor, source, mode) in streams {
      if let source {
        unsafe posix_spawn_file_actions_adddup2(&actions, source, descriptor)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
      }
    }
    var (blocked, usual) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&blocked)
    unsafe sigfillset(&usual)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    return unsafe body(&actions, &attributes)
  }
}
