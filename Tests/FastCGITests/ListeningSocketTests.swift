import Glibc
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Binding a socket` {
  private let folder = TestFolder()
  private var path: String { "\(folder.path)/socket" }

  @Test func `lets only its owner and group connect`() throws {
    let socket = try ListeningSocket.bind(path: path)

    var status = stat()
    #expect(unsafe lstat(path, &status) == 0)
    #expect(status.st_mode == S_IFSOCK | 0o660)
    withExtendedLifetime(socket) {}
  }

  @Test func `replaces the socket of a dead server`() throws {
    do { _ = try ListeningSocket.bind(path: path) }

    let socket = try ListeningSocket.bind(path: path)

    #expect(throws: Never.self) { try Peer(path) }
    withExtendedLifetime(socket) {}
  }

  @Test func `leaves the socket of a running server alone`() throws {
    let living = try ListeningSocket.bind(path: path)

    let error = #expect(throws: SystemError.self) { try ListeningSocket.bind(path: path) }

    #expect(error?.description == "another server already answers at \(path)")
    #expect(throws: Never.self) { try Peer(path) }
    withExtendedLifetime(living) {}
  }

  @Test func `leaves a file that is not a socket alone`() throws {
    _ = try Descriptor(unsafe open(path, O_CREAT | O_WRONLY, 0o600), "make a file")

    let error = #expect(throws: SystemError.self) { try ListeningSocket.bind(path: path) }

    #expect(error?.description == "\(path) exists and is no socket")
    #expect(unsafe access(path, F_OK) == 0)
  }

  @Test func `refuses a path that is too long with a message`() {
    let long = "\(folder.path)/\(String(repeating: "x", count: 108))"

    let error = #expect(throws: SystemError.self) { try ListeningSocket.bind(path: long) }

    #expect(error?.description == "the path of a socket has 1 to 107 bytes: \(long)")
  }

  @Test func `reports a folder that does not exist`() {
    let error = #expect(throws: SystemError.self) { try ListeningSocket.bind(path: "/nowhere/socket") }

    #expect(error?.description == "open the folder /nowhere: No such file or directory")
  }

  @Test func `lets a server remove only the socket file that it created`() throws {
    let first = try ListeningSocket.bind(path: path)
    unsafe unlink(path)
    let second = try ListeningSocket.bind(path: path)

    first.removeFile()
    #expect(unsafe access(path, F_OK) == 0)
    second.removeFile()
    #expect(unsafe access(path, F_OK) != 0)
  }
}
