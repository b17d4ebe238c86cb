import Glibc

/// The body of a plain CGI request, which is never read past its announced length.
final class StandardInput: RequestBodySource {
  private let descriptor: Int32
  private let timeout: WorkerTimeouts
  private var progress: Progress
  private var bytesRead = 0
  private var room = [UInt8](repeating: 0, count: 64 << 10)

  init(_ descriptor: Int32, _ timeout: WorkerTimeouts) {
    self.descriptor = descriptor
    self.timeout = timeout
    progress = Progress(timeout.body)
  }

  var isDelimited: Bool { false }

  func receive<T>(
    for use: RequestBodyDestination, of sender: RequestBodySender, _ body: () throws(RequestBodyError) -> T
  ) throws(RequestBodyError)
    -> T
  {
    progress = Progress(use == .upload ? timeout.upload : timeout.body)
    return try body()
  }

  func read(onto body: inout [UInt8], atMost limit: Int) throws(RequestBodyError) -> Int {
    let count = try read(atMost: limit)
    body += room[..<count]
    return count
  }

  /// Reads the rest of an announced body and discards it: web servers send the whole body before they read the
  /// response, and report a failure if it is not read. A rest above ``WorkerTimeouts/leftoverBytes`` is not read.
  func skip(announced: Int) {
    guard announced - bytesRead <= WorkerTimeouts.leftoverBytes else { return }
    progress = Progress(timeout.body)
    while bytesRead < announced, let count = try? read(atMost: announced - bytesRead), count > 0 {}
  }

  private func read(atMost limit: Int) throws(RequestBodyError) -> Int {
    while true {
      guard waitUntilReadable([descriptor], milliseconds: progress.timeout().milliseconds) else { throw .tooSlow }
      let wanted = min(limit, room.count)
      let count = unsafe room.withUnsafeMutableBytes { room in unsafe Glibc.read(descriptor, room.baseAddress, wanted) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cutShort }
      progress.advance(by: count)
      bytesRead += count
      return count
    }
  }
}
