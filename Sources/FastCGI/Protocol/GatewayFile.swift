import Glibc

/// A file that is sent as part of an answer, a piece at a time. It is open, and may have lost its name already.
public final class GatewayFile: Sendable {
  /// The most bytes that are read at once.
  static let piece = 65_528

  /// Its size when it was opened.
  public let count: Int
  private let descriptor: Descriptor
  private let whenSent: @Sendable () -> Void

  /// Opens a file and removes its name: nothing is left of it once it is sent, or given up.
  ///
  /// - Parameter whenSent: called when all of it has been taken.
  /// - Throws: ``SystemError``.
  public init(removing path: String, whenSent: @escaping @Sendable () -> Void = {}) throws(SystemError) {
    descriptor = try Descriptor(unsafe open(path, O_RDONLY | O_CLOEXEC), "open \(path)")
    self.whenSent = whenSent
    guard unsafe unlink(path) == 0 else { throw SystemError("remove \(path)") }
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { throw SystemError("look at \(path)") }
    count = Int(status.st_size)
  }

  /// Reads all of it from the beginning, as bytes for a test.
  public func contents() -> [UInt8] {
    var bytes: [UInt8] = []
    send {
      bytes += $0
      return true
    }
    return bytes
  }

  /// Passes on its pieces until one is not taken; true if all were.
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

  /// Nil if it cannot be read.
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
