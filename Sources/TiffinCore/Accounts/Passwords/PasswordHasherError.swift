/// A temporary reason why a password could not be hashed or verified.
public enum PasswordHasherError: Error, Equatable, Sendable {
  /// The wait timed out, or too many are waiting already.
  case busy
  /// Not enough memory; for the log.
  case noMemory
  /// The lock files in the data folder cannot be used; for the log.
  case unavailable(log: String)
}
