import ArgumentParser
import Logging
import Platform
import TiffinWeb

/// A trial run before any worker is started: a problem that would stop them all is reported once, and none is started.
///
/// Runs in a process of its own, since a supervisor must not have threads and opening a database starts some.
enum Trial {
  /// Opens the app with all it needs and checks every template.
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
  /// - Throws: `ExitCode` if the trial failed, which has printed the reason.
  static func run() throws {
    guard let status = ThisProgram.run(CommandLine.arguments.dropFirst() + ["--trial"]) else {
      throw Refusal("\(ThisProgram.path) cannot be started again.", .failure)
    }
    guard status == 0 else { throw ExitCode(status) }
  }
}
