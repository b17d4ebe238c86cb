import Foundation
import Glibc
import Synchronization

/// A web server on loopback with scripted answers, including invalid ones.
final class StandInServer: Sendable {
  typealias Answer = @Sendable (StandInConnection, StandInRequest) -> Void

  let host: String
  let port: Int
  private let listening: Int32
  private let seen = Mutex<[StandInRequest]>([])
  private let accepted = Mutex(0)

  /// - Parameters:
  ///   - host: An address of version 4 on loopback.
  ///   - port: 0 has the kernel choose a free one.
  ///   - greeting: Sent as soon as a client connects.
  ///   - keepingAlive: True to answer again and again on one connection.
  init(
    on host: String = "127.0.0.1", port: Int = 0, greeting: String = "", keepingAlive: Bool = false,
    answering answer: @escaping Answer
  ) throws {
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    unsafe inet_pton(AF_INET, host, &address.sin_addr)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    try unsafe withUnsafeMutablePointer(to: &address) { address in
      try unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard unsafe bind(listening, address, length) == 0, listen(listening, 64) == 0,
          unsafe getsockname(listening, address, &length) == 0
        else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      }
    }
    self.host = host
    self.port = Int(UInt16(bigEndian: address.sin_port))
    self.listening = listening
    Thread.detachNewThread { [weak self] in
      Self.accept(on: listening, for: { self }) { [weak self] connection in
        connection.send(greeting)
        repeat {
          guard let request = connection.request() else { return }
          self?.seen.withLock { $0.append(request) }
          answer(connection, request)
        } while keepingAlive
      }
    }
  }

  deinit {
    shutdown(listening, Int32(SHUT_RDWR))
  }

  /// `http://127.0.0.1:…` and the path.
  func address(_ path: String = "/", as host: String? = nil) -> String {
    "http://\(host ?? self.host):\(port)\(path)"
  }

  /// The requests, in order of arrival.
  var requests: [StandInRequest] { seen.withLock { $0 } }
  /// The number of connections, whether or not anything was requested on them.
  var connections: Int { accepted.withLock { $0 } }

  private static func accept(
    on listening: Int32, for server: () -> StandInServer?, _ serve: @escaping @Sendable (StandInConnection) -> Void
  ) {
    while case let socket = Glibc.accept(listening, nil, nil), socket >= 0 {
      server()?.accepted.withLock { $0 += 1 }
      let connection = StandInConnection(socket)
      Thread.detachNewThread { serve(connection) }
    }
    close(listening)
  }
}

/// A client's request without its body.
struct StandInRequest: Sendable {
  let lines: [String]

  /// `/search.php?s=a`
  var path: String { lines.first?.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

  /// The value of a header; nil if it was not sent.
  func value(of name: String) -> String? {
    let prefix = name.lowercased() + ":"
    let line = lines.dropFirst().first { $0.lowercased().hasPrefix(prefix) }
    return line.map { $0.dropFirst(prefix.utf8.count).trimmingCharacters(in: .whitespaces) }
  }
}

/// One client's connection, closed when it is released.
final class StandInConnection: Sendable {
  private let socket: Int32

  init(_ socket: Int32) {
    self.socket = socket
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// The header of a request; nil if the client disconnected before its end.
  func request() -> StandInRequest? {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
      var byte: UInt8 = 0
      guard unsafe recv(socket, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    return StandInRequest(lines: String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n"))
  }

  /// Waits until the client disconnects.
  func sayNothing() {
    var byte: UInt8 = 0
    while unsafe recv(socket, &byte, 1, 0) == 1 { byte = 0 }
  }

  /// - Returns: False if the client has disconnected.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes { bytes in
        unsafe Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool {
    send(Array(text.utf8))
  }
}
