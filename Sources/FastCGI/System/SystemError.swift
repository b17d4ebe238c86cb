import Glibc

/// A failed system call, with a message for the person who starts the server.
public struct SystemError: Error, CustomStringConvertible {
  /// The attempted action, such as "bind /run/tiffin.sock".
  public let attempt: String
  /// The system's error number, as in errno(3); 0 if the reason is in ``attempt`` itself.
  public let code: Int32
  /// True if another process listens at that address.
  public let isAddressInUse: Bool

  init(_ attempt: String, code: Int32 = errno, isAddressInUse: Bool = false) {
    self.attempt = attempt
    self.code = code
    self.isAddressInUse = isAddressInUse
  }

  /// A message of one line without a full stop.
  public var description: String {
    guard code != 0, let reason = unsafe strerror(code) else { return attempt }
    return "\(attempt): \(unsafe String(cString: reason))"
  }
}
