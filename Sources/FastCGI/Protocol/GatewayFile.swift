import Glibc

/// An open file that is sent as part of a response, in pieces. Its name was removed when it was opened.
public final class GatewayFile: Sendable {
  /// The maximum number of bytes that are read at once.
  static let piece = 65_528

  /// The file's size in bytes when it was opened.
  public let count: Int
  private let descriptor: Descriptor
  private let whenSent: @Sendable () -> Void

  /// Opens a file and removes its name, so that its contents disappear when it is closed.
  ///
  /// - Parameter whenSent: Called when the whole file has been sent.
  /// - Throws: ``SystemError`` if the file cannot be opened or removed.
  public init(removing path: String, whenSent: @escaping @Sendable () -> Void = {}) throws(SystemError) {
    descriptor = try Descriptor(unsafe open(path, O_RDONLY | O_CLOEXEC), "open \(path)")
    self.whenSent = whenSent
    guard unsafe unlink(path) == 0 else { throw SystemError("remove \(path)") }
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { throw SystemError("look at \(path)") }
    count = Int(status.st_size)
  }

  /// Passes the file on in pieces until `take` returns false. Returns true if `take` accepted all pieces; false also if
  /// the file cannot be read.
  @discardableResult
  func send(_ take: ([UInt8]) -> Bool) -> Bool {
    var sent = 0
    while sent < count {
      guard let bytes = read(at: sent), !bytes.isEmpty, take(bytes) else { return false }
      sent += bytes.count
    }
    whenSent()
    return true
  }

  /// Reads a piece at an offset; nil if it cannot be read.
  private func read(at offset: Int) -> [UInt8]? {
    let room = min(Self.piece, count - offset)
    var read = -1
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { bytes, filled in
      repeat {
        read = unsafe pread(descriptor.number, bytes.baseAddress, room, off_t(offset))
      } while read < 0 && errno == EINTR
      filled = max(0, read)
    }
    return read < 0 ? nil : bytes
  }
}
