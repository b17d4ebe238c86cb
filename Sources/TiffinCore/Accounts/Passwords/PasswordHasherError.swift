/// Why a password could not be hashed or checked. Later it can.
public enum PasswordHasherError: Error, Equatable, Sendable {
  /// Others were hashing for as long as one waits, or too many waited already.
  case busy
  /// No room in the memory; for the log.
  case noMemory
  /// The data folder does not let its lock files be used; for the log.
  case unavailable(log: String)
}
