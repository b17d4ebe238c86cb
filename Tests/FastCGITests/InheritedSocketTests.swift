import Glibc
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `A worker with its socket as standard input` {
  private let folder = TestFolder()
  private var path: String { "\(folder.path)/socket" }
  private var log: String { "\(folder.path)/log" }

  private func ask(_ target: String) throws -> Answer {
    try Peer(path, asking: [("REQUEST_METHOD", "GET"), ("REQUEST_URI", target)]).answer()
  }

  /// Waits for a line in the log.
  private func says(_ line: String) -> Bool {
    eventually { (try? readFile(log)).map { String(decoding: $0, as: UTF8.self) } == "\(line)\n" }
  }

  /// Waits until a worker has started its two further threads, one of which is then idle.
  private func isWhole(_ worker: TestProcess) -> Bool { eventually { worker.threads == 3 } }

  /// Waits until idle threads have ended after the signal.
  private func isLeaving(_ worker: TestProcess) -> Bool { eventually { worker.threads == 2 } }

  @Test func `serves until it is told to stop`() throws {
    let socket = try ListeningSocket.bind(path: path)
    let worker = try TestProcess(testServer: ["worker", "2"], input: socket.descriptor)

    #expect(try ask("/pid").text == "\(worker.id)")
    worker.send(SIGTERM)

    #expect(worker.ending() == .exit(code: 0))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGUSR1])
  func `answers a request in flight before it stops`(signal: Int32) throws {
    let socket = try ListeningSocket.bind(path: path)
    let worker = try TestProcess(testServer: ["worker", "2"], input: socket.descriptor, output: log)
    let peer = try Peer(path, asking: [("REQUEST_URI", "/held?\(folder.path)/go")])
    #expect(says("serving /held"))
    #expect(isWhole(worker))

    worker.send(signal)
    #expect(isLeaving(worker))
    try folder.touch("go")

    #expect(peer.answer().text == "let go")
    #expect(worker.ending() == .exit(code: 0))
  }

  @Test func `reads an upload in progress to its end before it stops`() throws {
    let socket = try ListeningSocket.bind(path: path)
    let worker = try TestProcess(testServer: ["worker", "2"], input: socket.descriptor, output: log)
    let body = patternedBytes(1_000_000)
    let peer = try Peer(path)
    peer.send(Record.begin() + Record.variables([("REQUEST_URI", "/echo"), ("CONTENT_LENGTH", "1000000")]))
    peer.send(Record.endOfVariables + Record.body(Array(body[..<500_000])))
    #expect(says("serving /echo"))
    #expect(isWhole(worker))

    worker.send(SIGTERM)
    #expect(isLeaving(worker))
    peer.send(Record.body(Array(body[500_000...])) + Record.endOfBody)

    #expect(peer.answer().body == body)
    #expect(worker.ending() == .exit(code: 0))
  }

  @Test func `exits with an error message if standard input is not a socket`() throws {
    let nothing = try Descriptor(unsafe open("/dev/null", O_RDONLY), "open /dev/null")
    let worker = try TestProcess(testServer: ["worker", "2"], input: nothing.number, output: log)

    #expect(worker.ending() == .exit(code: 1))
    #expect(String(decoding: try readFile(log), as: UTF8.self) == "standard input is no listening socket\n")
  }

  @Test(.enabled(if: unsafe access("/usr/bin/spawn-fcgi", X_OK) == 0, "spawn-fcgi is not installed"))
  func `can be started by spawn-fcgi`() throws {
    let worker = try TestProcess(
      "/usr/bin/spawn-fcgi", ["-n", "-s", path, "-b", "1024", "--", TestProcess.testServer, "worker", "2"])
    let answer = try #require(eventually { try? ask("/page") })

    #expect(answer.body.count == 8192)
    worker.send(SIGTERM)
    #expect(worker.ending() == .exit(code: 0))
  }
}
