import Glibc
import TiffinCore

/// Why the command did nothing: one sentence on standard error, and a code.
struct Refusal: Error, CustomStringConvertible {
  /// With what the command ends.
  enum Code: Int32 {
    /// Trying again may help: the database is locked, or the disk is full.
    case failure = 1
    /// The command line itself is wrong or says too little (EX_USAGE).
    case usage = 64
    /// A variable is wrong, or what a setting names is not there or not usable (EX_CONFIG).
    case configuration = 78
  }

  let description: String
  let code: Code

  init(_ description: String, _ code: Code) {
    self.description = description
    self.code = code
  }

  /// What kept the app from being opened.
  init(_ error: any Error) {
    switch error {
    case is StoreError, InstallationError.store: self.init("\(error)", .failure)
    default: self.init("\(error)", .configuration)
    }
  }

  /// Ends the command.
  func exit() -> Never {
    let line = Array("Error: \(description)\n".utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
    Glibc.exit(code.rawValue)
  }
}
