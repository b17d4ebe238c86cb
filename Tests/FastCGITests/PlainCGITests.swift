import Glibc
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Plain CGI` {
  private let folder = TestFolder()

  /// The program's output if a web server starts it with these variables.
  private func run(
    _ variables: [String], input: [UInt8] = [], keepInputOpen: Bool = false, arguments: [String] = []
  ) throws -> String {
    let pipe = try Pipe(in: folder)
    return try answer(variables, arguments, while: pipe) {
      _ = pipe.write(input)
      if !keepInputOpen { pipe.writing = nil }
    }.output
  }

  /// The program's output with the reading end of a pipe as its standard input.
  private func answer<Value>(
    _ variables: [String], _ arguments: [String] = [], while pipe: Pipe, _ write: () -> Value
  ) throws -> (output: String, written: Value) {
    let output = "\(folder.path)/output"
    let program = try TestProcess(
      testServer: arguments, environment: ["GATEWAY_INTERFACE=CGI/1.1"] + variables, input: pipe.reading.number,
      output: output)
    let written = write()
    #expect(program.ending() == .exit(code: 0))
    return (String(decoding: try readFile(output), as: UTF8.self), written)
  }

  @Test func `writes the response to standard output`() throws {
    let output = try run(["REQUEST_METHOD=GET", "REQUEST_URI=/meals"])

    #expect(output == "Status: 200 OK\r\nContent-Type: text/plain\r\n\r\nGET /meals")
  }

  @Test func `ignores command-line arguments`() throws {
    let output = try run(["REQUEST_METHOD=GET", "REQUEST_URI=/meals"], arguments: ["supervise", "/tmp/x", "2"])

    #expect(output.hasSuffix("GET /meals"))
  }

  @Test func `reads the body up to its length and no further`() throws {
    let output = try run(["REQUEST_URI=/echo", "CONTENT_LENGTH=5"], input: Array("hello".utf8), keepInputOpen: true)

    #expect(output.hasSuffix("\r\n\r\nhello"))
  }

  @Test func `reads a body without a length to its end`() throws {
    let output = try run(["REQUEST_URI=/echo"], input: Array("hello".utf8))

    #expect(output.hasSuffix("\r\n\r\nhello"))
  }

  @Test func `refuses a body that is cut short`() throws {
    let output = try run(["REQUEST_URI=/echo", "CONTENT_LENGTH=9"], input: Array("hello".utf8))

    #expect(output.hasSuffix("\r\n\r\nrefused"))
  }

  @Test func `reads a refused body to its end and no further`() throws {
    let tooMuch = patternedBytes(28 << 20)
    let pipe = try Pipe(in: folder)

    let (output, isTaken) = try answer(["REQUEST_URI=/echo", "CONTENT_LENGTH=\(28 << 20)"], while: pipe) {
      pipe.write(tooMuch + [1, 2, 3])
    }

    #expect(output.hasSuffix("\r\n\r\nrefused"))
    #expect(isTaken)
    #expect(try pipe.rest() == [1, 2, 3])
  }

  @Test func `answers a request whose chunked body of 1 MB the handler does not read`() throws {
    let output = try run(
      ["REQUEST_URI=/page", "HTTP_TRANSFER_ENCODING=chunked"], input: patternedBytes(1 << 20))

    #expect(output.hasPrefix("Status: 200 OK\r\n"))
  }

  @Test func `refuses a body that is too large without waiting for it`() throws {
    let output = try run(["REQUEST_URI=/echo", "CONTENT_LENGTH=\(1 << 40)"], input: [1, 2, 3], keepInputOpen: true)

    #expect(output.hasSuffix("\r\n\r\nrefused"))
  }

  @Test func `answers 400 if the length is not a number`() throws {
    let output = try run(["REQUEST_URI=/echo", "CONTENT_LENGTH=x"])

    #expect(output.hasPrefix("Status: 400 Bad Request\r\n"))
  }

  @Test func `does not pass on the Proxy header`() throws {
    let output = try run(["REQUEST_URI=/environment", "HTTP_PROXY=http://evil.example"])

    #expect(output.hasSuffix("\r\n\r\nno proxy"))
  }
}

private final class Pipe {
  let reading: Descriptor
  var writing: Descriptor?

  /// Creates a named pipe, because its ends can be opened with O_CLOEXEC: no other test's program inherits them.
  init(in folder: TestFolder) throws {
    let path = "\(folder.path)/input"
    guard unsafe mkfifo(path, 0o600) == 0 else { throw SystemError("make \(path)") }
    reading = try Descriptor(unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), "open \(path)")
    writing = try Descriptor(unsafe open(path, O_WRONLY | O_CLOEXEC), "open \(path)")
    guard fcntl(reading.number, F_SETFL, 0) == 0 else { throw SystemError("wait for \(path)") }
  }

  /// False if the pipe is full or closed.
  func write(_ bytes: [UInt8]) -> Bool {
    guard let number = writing?.number, fcntl(number, F_SETFL, O_NONBLOCK) == 0 else { return false }
    var rest = bytes[...]
    var polled = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    while !rest.isEmpty {
      guard unsafe poll(&polled, 1, Int32(Duration.untilHung.milliseconds)) == 1 else { return false }
      let count = unsafe rest.withUnsafeBytes { bytes in unsafe Glibc.write(number, bytes.baseAddress, bytes.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The bytes not read yet.
  func rest() throws -> [UInt8] {
    writing = nil
    return readAll(reading.number)
  }
}
