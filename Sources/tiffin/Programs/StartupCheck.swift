import ArgumentParser
import FastCGI
import Logging
import Platform
import TiffinWeb

/// The checks of the first worker before any request is accepted and before other workers start, so that a problem that
/// would stop every worker is reported once.
enum StartupCheck {
  /// Checks the pages unless they passed before, and logs the link for the first account if there is none yet.
  ///
  /// - Throws: ``CommandError``, or `ExitCode` if the reason has been printed.
  static func pass(_ application: Application) throws {
    if !application.arePagesChecked { try checkInChildProcess() }
    do {
      if let link = try application.setupLink() {
        Log.main.notice("there is no account yet: create the first one at \(link)")
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// Opens the app and checks every template.
  static func check(_ configuration: Configuration) throws {
    let application = try WorkerProgram.open(configuration)
    do { try application.checkPages() } catch { throw CommandError(error) }
  }

  /// Checks in a separate process: a worker that had compiled every page would keep them all in memory.
  private static func checkInChildProcess() throws {
    guard let status = ThisProgram.run(CommandLine.arguments.dropFirst() + ["--trial"]) else {
      throw CommandError("\(ThisProgram.path) cannot be started again.", .failure)
    }
    guard status == 0 else { throw ExitCode(status) }
  }

  /// Returns the error with which the supervisor ends after the first worker ended. The worker has printed the reason
  /// unless it was killed.
  static func failure(_ end: ProcessEnd) -> any Error {
    switch end {
    case .exit(let code): ExitCode(max(1, code))
    case .signal: CommandError("The first worker ended by \(end).", .failure)
    }
  }
}
