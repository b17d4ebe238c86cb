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
  unsafe bytes.withUnsafeBytes { bytes in unsafe writeFully(descriptor, [bytes]) }
}

/// The same with several pieces, one behind the other.
func writeFully(_ descriptor: Int32, _ pieces: [UnsafeRawBufferPointer]) -> Bool {
  var rest = unsafe pieces.filter { unsafe !$0.isEmpty }[...]
  while unsafe !rest.isEmpty {
    let vectors = unsafe rest.prefix(vectorLimit).map { piece in
      unsafe iovec(iov_base: UnsafeMutableRawPointer(mutating: piece.baseAddress), iov_len: piece.count)
    }
    let count = unsafe writev(descriptor, vectors, Int32(vectors.count))
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    unsafe rest.drop(count)
  }
  return true
}

/// The most pieces that the system takes at once.
private let vectorLimit = 1_024

extension ArraySlice<UnsafeRawBufferPointer> {
  /// Drops so many bytes from the beginning.
  fileprivate mutating func drop(_ count: Int) {
    var count = count
    while let first = unsafe first, count >= first.count {
      count -= first.count
      unsafe removeFirst()
    }
    if count > 0, let first = unsafe first {
      unsafe self[startIndex] = UnsafeRawBufferPointer(rebasing: first[count...])
    }
  }
}
