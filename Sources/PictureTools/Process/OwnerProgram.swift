import Glibc
import Platform

/// A program that the administrator has named in a setting, such as one that copies backups to another machine.
///
/// It is run without a shell, with this process's environment except Tiffin's own settings.
public struct OwnerProgram: Sendable {
  private let command: [String]
  private let timeout: Duration

  /// - Parameters:
  ///   - command: The program's full path, and arguments of its own, separated by spaces.
  ///   - timeout: The maximum duration of a run.
  /// - Returns: Nil if the command does not begin with an absolute path.
  public init?(_ command: String, timeout: Duration) {
    let words = command.utf8.split { $0 == UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }
    guard words.first?.utf8.first == UInt8(ascii: "/") else { return nil }
    self.command = words
    self.timeout = timeout
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's own.
  ///   - showsOutput: True if what it prints goes to this process's standard error; false to discard it.
  /// - Returns: The reason of a failure as a sentence without a full stop; nil if the program ended with 0.
  public func run(_ arguments: [String], showsOutput: Bool) -> String? {
    let spawn = ProgramSpawn(command: command + arguments, environment: Self.environment)
    switch spawn.start(reading: nil, output: showsOutput ? STDERR_FILENO : nil) {
    case .failure(let refusal):
      return "\(command[0]) cannot be run: \(unsafe String(cString: strerror(refusal.number)))"
    case .success(let child):
      switch ChildProcess.wait(for: child, until: .now + timeout, pause: 20_000) {
      case .exited(0): return nil
      case .exited(let code): return "\(command[0]) ended with \(code)"
      case .killed(let signal): return "\(command[0]) was ended by signal \(signal)"
      case .outOfTime, .outOfBounds: return "\(command[0]) took longer than \(timeout.components.seconds) s"
      case .lost(let number): return "\(command[0]) was lost: \(unsafe String(cString: strerror(number)))"
      }
    }
  }

  /// This process's environment without Tiffin's settings, some of which are secret, and without systemd's sockets.
  private static var environment: [String] {
    let names = SystemEnvironment.names(beginning: "").filter { name in
      !["TIFFIN_", "LISTEN_", "NOTIFY_SOCKET", "WATCHDOG_"].contains { name.utf8.starts(with: $0.utf8) }
    }
    let variables = names.compactMap { name in SystemEnvironment.variable(name).map { "\(name)=\($0)" } }
    return variables + (names.contains("PATH") ? [] : ["PATH=/usr/local/bin:/usr/bin:/bin"])
  }
}
