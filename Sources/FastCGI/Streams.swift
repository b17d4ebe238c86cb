import CFastCGI
import Glibc

/// libfcgi counts in 32 bits; larger pieces are cut into these.
private let piece = 1 << 20

extension UnsafeMutablePointer<FCGX_Stream> {
  /// Reads until `room` is full, the stream ends or fails; returns the number of bytes read.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    while filled < room.count, let start = room.baseAddress {
      let wanted = min(room.count - filled, piece)
      let count = unsafe FCGX_GetStr((start + filled).assumingMemoryBound(to: CChar.self), Int32(wanted), self)
      filled += Int(count)
      if count < wanted { break }
    }
    return filled
  }

  /// Writes everything, or returns false when the other side has gone.
  func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let wanted = min(bytes.count - written, piece)
        guard unsafe FCGX_PutStr((start + written).assumingMemoryBound(to: CChar.self), Int32(wanted), self) == wanted
        else { return false }
        written += wanted
      }
      return true
    }
  }
}

/// Reads until `room` is full or the input ends or fails; returns the number of bytes read.
func readUntilFull(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
  var filled = 0
  while filled < room.count, let start = room.baseAddress {
    let count = unsafe read(descriptor, start + filled, room.count - filled)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { break }
    filled += count
  }
  return filled
}

/// Writes everything, or returns false when nobody reads any more.
func writeFully(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBytes { bytes in
    var written = 0
    while written < bytes.count, let start = bytes.baseAddress {
      let count = unsafe write(descriptor, start + written, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
