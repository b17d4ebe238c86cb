import Glibc

/// The body of a plain CGI request, of which no more is read than was announced.
final class StandardInput {
  private let descriptor: Int32
  private let patience: Patience
  private var progress: Progress
  private var bytesRead = 0

  init(_ descriptor: Int32, _ patience: Patience) {
    self.descriptor = descriptor
    self.patience = patience
    progress = Progress(patience.body)
  }

  /// Some bytes; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(PeerFailure) -> Int {
    while true {
      guard waitUntilReadable([descriptor], milliseconds: progress.patience().milliseconds) else { throw .tooSlow }
      let count = unsafe Glibc.read(descriptor, room.baseAddress, room.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .gone }
      progress.bytes += count
      bytesRead += count
      return count
    }
  }

  /// Reads what is left of so many bytes, and throws it away: web servers send all of a body before they look for the
  /// answer, and take it for a failure when nobody reads. Longer ones than can be read are left to fail.
  func skip(announced: Int) {
    guard announced - bytesRead <= Patience.leftoverBytes else { return }
    progress = Progress(patience.leftover)
    var room = [UInt8](repeating: 0, count: 64 << 10)
    while bytesRead < announced {
      let wanted = min(room.count, announced - bytesRead)
      let count = unsafe room.withUnsafeMutableBytes { room in
        unsafe try? read(into: UnsafeMutableRawBufferPointer(rebasing: room[..<wanted]))
      }
      guard let count, count > 0 else { return }
    }
  }
}
