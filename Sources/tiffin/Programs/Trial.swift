import ArgumentParser
import Glibc
import Logging
import TiffinWeb

/// A trial run before any worker is started: what none of them could start with is said once, and nothing is started.
///
/// In a process of its own, since a supervisor must not have threads, and whoever opens a database has.
enum Trial {
  /// The app, opened on what it needs, with every template in order.
  @discardableResult
  static func check(_ configuration: Configuration) throws -> Application {
    let application = try WorkerProgram.open(configuration)
    do {
      try application.checkPages()
      if let link = try application.setupLink() {
        Log.main.notice("there is no account yet: make the first one at \(link)")
      }
    } catch {
      throw Refusal(error)
    }
    return application
  }

  /// Runs this program as it was started, as a trial.
  ///
  /// - Throws: `ExitCode` when it failed; it has said why.
  static func run() throws {
    let program = Folders.executable
    let status = try run(program, [program] + CommandLine.arguments.dropFirst() + ["--trial"])
    guard status == 0 else { throw ExitCode(status >> 8 & 0xFF == 0 ? EXIT_FAILURE : status >> 8 & 0xFF) }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    var list = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe list.forEach { unsafe free($0) } }
    var child: pid_t = 0
    guard unsafe posix_spawn(&child, program, nil, nil, &list, environ) == 0 else {
      throw Refusal("\(program) cannot be started again.", .failure)
    }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}
