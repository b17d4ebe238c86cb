import Glibc
import Platform
import TiffinCore

/// The reason a command failed: one sentence on standard error, and an exit status.
struct CommandError: Error, CustomStringConvertible {
  /// The exit status.
  enum Code: Int32 {
    /// The command failed for another reason. A retry may help, for example if the database is locked or the disk is
    /// full.
    case failure = 1
    /// The command line itself is wrong or incomplete (EX_USAGE).
    case usage = 64
    /// A variable is wrong, or a setting names something that is missing or unusable (EX_CONFIG).
    case configuration = 78
  }

  let description: String
  let code: Code

  init(_ description: String, _ code: Code) {
    self.description = description
    self.code = code
  }

  /// Creates the error that a command reports for an error of the app.
  init(_ error: any Error) {
    switch error {
    case StoreError.quota(let quota, _):
      self.init(
        "The limit of \(quota.rawValue) in TIFFIN_LIMITS is reached. What was imported so far stays.",
        .failure)
    case let error as StoreError: self.init(InstallationError.store(error))
    case let error as InstallationError: self.init("\(error)", error.isLasting ? .configuration : .failure)
    case BackupError.exists, BackupError.missing, BackupError.unreadable, BackupError.itself, BackupError.foreign:
      self.init("\(error)", .usage)
    case let error as FileError:
      self.init("The system refused it: \(error.text).", error.isLasting ? .configuration : .failure)
    case BackupError.installation(let error): self.init(error)
    case is BackupError: self.init("\(error)", .failure)
    default: self.init("\(error)", .configuration)
    }
  }

  /// Prints the sentence and ends the command.
  func exit() -> Never {
    ThisProgram.complain("Error: \(description)")
    Glibc.exit(code.rawValue)
  }
}
