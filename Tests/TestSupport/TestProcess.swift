import Foundation

/// A program that a test starts, and that is ended with the test.
public final class TestProcess {
  /// The way in which it ended.
  public enum Ending: Equatable, Sendable {
    case exit(code: Int32)
    case signal(Int32)

    init(waitStatus status: Int32) {
      let signal = status & 0x7f
      self = signal == 0 ? .exit(code: status >> 8 & 0xff) : .signal(signal)
    }
  }

  /// The process id.
  public let id: Int32
  private var ended: Ending?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - input: a descriptor that becomes its standard input.
  ///   - output: a file to which its output and errors are appended.
  public init(
    _ executable: String, _ arguments: [String], environment: [String] = [], input: Int32? = nil,
    output: String = "/dev/null"
  ) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    // Other tests open files in this process at the same time; the child must not keep any of them open. glibc reports
    // closing a descriptor beyond the limit as a failure.
    for other in STDERR_FILENO + 1..<Int32(min(4096, sysconf(Int32(_SC_OPEN_MAX)))) {
      unsafe posix_spawn_file_actions_addclose(&actions, other)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    unsafe posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    id = try unsafe Self.spawn(executable, [executable] + arguments, environment, &actions)
  }

  deinit {
    guard ended == nil else { return }
    send(SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Sends the process a signal.
  public func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// The number of threads of the process.
  public var threads: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task").count) ?? 0
  }

  /// Waits for the end of the process; nil if it does not end in time.
  public func ending() -> Ending? {
    eventually {
      var status: Int32 = 0
      if ended == nil, unsafe waitpid(id, &status, WNOHANG) == id { ended = Ending(waitStatus: status) }
      return ended
    }
  }

  /// The libraries that a sanitizer has preloaded, which child processes need as well: Scripts/lib/sanitizers.sh.
  private static let preloaded = ProcessInfo.processInfo.environment["LD_PRELOAD"].map { ["LD_PRELOAD=\($0)"] } ?? []

  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    // The threads that run tests have signals blocked, which a child would inherit.
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var (words, variables) = unsafe (list(arguments), list(environment + preloaded))
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var id: pid_t = 0
    let code = unsafe posix_spawn(&id, executable, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw TestProcessError(executable: executable, code: code) }
    return id
  }

  /// Returns a C array of strings, ended by a null pointer.
  private static func list(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe strings.map { unsafe strdup($0) } + [nil]
  }
}

/// The reason a program was not started.
public struct TestProcessError: Error, CustomStringConvertible {
  let executable: String
  let code: Int32

  /// A message with the system's reason.
  public var description: String { "start \(executable): \(unsafe String(cString: strerror(code)))" }
}

/// Returns true if a process exists and has not ended.
public func isAlive(_ process: Int32) -> Bool {
  guard let file = unsafe fopen("/proc/\(process)/stat", "r") else { return false }
  defer { unsafe fclose(file) }
  var line = [CChar](repeating: 0, count: 512)
  guard unsafe fgets(&line, Int32(line.count), file) != nil else { return false }
  return unsafe strstr(line, ") Z ") == nil
}
