import Glibc
import TestSupport

@testable import FastCGI

/// The web server's end of one connection, which can also misbehave.
final class Peer {
  private var connection: Descriptor

  init(_ path: String) throws {
    connection = try Descriptor(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0), "make a socket")
    var address = try UnixAddress(path)
    guard unsafe address.call(connection.number, connect) == 0 else { throw SystemError("connect to \(path)") }
    limitWaits(on: connection.number)
  }

  /// A connection on which a whole request has been sent.
  convenience init(_ path: String, asking variables: [(String, String)], body: [UInt8] = []) throws {
    try self.init(path)
    send(Record.request(variables, body: body))
  }

  /// A connection on which a request has been sent up to the first byte of its body, which has so many.
  convenience init(_ path: String, beginning length: Int) throws {
    try self.init(path)
    send(Record.begin() + Record.variables([("CONTENT_LENGTH", "\(length)")]) + Record.endOfVariables)
    send(Record.body([1]))
  }

  /// False if the other side has closed the connection.
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

  /// Closes the connection.
  func close() {
    if let nothing = try? Descriptor(unsafe open("/dev/null", O_RDWR), "open /dev/null") { connection = nothing }
  }

  /// Closes the sending half of the connection.
  func endSending() {
    shutdown(connection.number, Int32(SHUT_WR))
  }

  /// Receives at most `count` bytes; empty at the end, nil after a timeout or if the connection breaks.
  func receive(_ count: Int = 65_536) -> [UInt8]? {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      unsafe result = read(connection.number, room.baseAddress, count)
      filled = max(0, result)
    }
    return result < 0 ? nil : bytes
  }

  /// All records until the connection is closed.
  func answer() -> Answer {
    var bytes: [UInt8] = []
    var part = receive()
    while let more = part, !more.isEmpty {
      bytes += more
      part = receive()
    }
    return Answer(bytes, isClosed: part != nil)
  }

  /// True if the other side has left the connection, whether or not there is anything left to read.
  var isLeft: Bool {
    var polled = pollfd(fd: connection.number, events: 0, revents: 0)
    return unsafe poll(&polled, 1, 0) > 0
  }

  /// True if the other side has closed the connection; anything it sent before is lost.
  var isClosed: Bool {
    var polled = pollfd(fd: connection.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&polled, 1, 0) > 0 && receive()?.isEmpty == true
  }
}

/// Sets a timeout for reads from this connection and writes to it.
func limitWaits(on connection: Int32) {
  var limit = timeval(tv_sec: Int(Duration.untilHung.components.seconds), tv_usec: 0)
  for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
    unsafe setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}
