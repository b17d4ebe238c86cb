import Glibc

@testable import FastCGI

/// The web server's end of one connection, which can also misbehave.
final class Peer {
  private var connection: Descriptor

  init(_ path: String) throws {
    connection = try Descriptor(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0), "make a socket")
    var address = try UnixAddress(path)
    guard unsafe address.call(connection.number, connect) == 0 else { throw SystemError("connect to \(path)") }
    var limit = timeval(tv_sec: 15, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      unsafe setsockopt(connection.number, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// A connection on which a whole request has been sent.
  convenience init(_ path: String, asking variables: [(String, String)], body: [UInt8] = []) throws {
    try self.init(path)
    send(Record.request(variables, body: body))
  }

  /// False when the other side has gone.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes { bytes in
        unsafe Glibc.send(connection.number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Lets go of the connection.
  func close() {
    if let nothing = try? Descriptor(unsafe open("/dev/null", O_RDWR), "open /dev/null") { connection = nothing }
  }

  /// No more will be sent.
  func endSending() {
    shutdown(connection.number, Int32(SHUT_WR))
  }

  /// At most `count` bytes; none at the end.
  func receive(_ count: Int = 65_536) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      unsafe filled = max(0, read(connection.number, room.baseAddress, count))
    }
  }

  /// All records until the connection is closed.
  func answer() -> Answer {
    var bytes: [UInt8] = []
    while true {
      let part = receive()
      guard !part.isEmpty else { return Answer(bytes) }
      bytes += part
    }
  }
}
