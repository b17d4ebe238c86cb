import Glibc

/// An open file descriptor, closed when this object is released.
final class Descriptor: Sendable {
  let number: Int32

  /// Takes ownership of a descriptor that a system call returned.
  ///
  /// - Parameter attempt: The action for the error message, such as "open /dev/null".
  /// - Throws: ``SystemError`` if `number` is negative, which means that the call failed.
  init(_ number: Int32, _ attempt: String) throws(SystemError) {
    guard number >= 0 else { throw SystemError(attempt) }
    self.number = number
  }

  deinit { close(number) }
}
