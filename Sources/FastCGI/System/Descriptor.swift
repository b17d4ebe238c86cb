import Glibc

/// An open file descriptor, closed with its owner.
final class Descriptor: Sendable {
  let number: Int32

  /// Takes ownership of a descriptor that a system call returned.
  ///
  /// - Throws: ``SystemError`` if `number` is negative, the result of a failed call.
  init(_ number: Int32, _ attempt: String) throws(SystemError) {
    guard number >= 0 else { throw SystemError(attempt) }
    self.number = number
  }

  deinit { close(number) }
}
