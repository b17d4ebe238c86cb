import ArgumentParser
import Logging
import Platform
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
    guard let status = ThisProgram.run(CommandLine.arguments.dropFirst() + ["--trial"]) else {
      throw Refusal("\(ThisProgram.path) cannot be started again.", .failure)
    }
    guard status == 0 else { throw ExitCode(status) }
  }
}
