import Glibc
import TestSupport
import Testing

@testable import FastCGI

@Suite struct `Plain CGI` {
  private let folder = TestFolder()

  /// What the program prints when a web server starts it so.
  private func run(
    _ variables: [String], input: [UInt8] = [], keepInputOpen: Bool = false, arguments: [String] = []
  ) throws -> String {
    let pipe = try Pipe()
    let output = "\(folder.path)/output"
    let program = try TestProcess(
      testServer: arguments, environment: ["GATEWAY_INTERFACE=CGI/1.1"] + variables, input: pipe.reading.number,
      output: output)
    _ = writeFully(try #require(pipe.writing).number, input)
    if !keepInputOpen { pipe.writing = nil }
    #expect(program.ending() == .exit(code: 0))
    return String(decoding: try readFile(output), as: UTF8.self)
  }

  @Test func `one request is answered on standard output`() throws {
    let output = try run(["REQUEST_METHOD=GET", "REQUEST_URI=/meals"])

    #expect(output == "Status: 200 OK\r\nContent-Type: text/plain\r\n\r\nGET /meals")
  }

  @Test func `arguments are ignored`() throws {
    let output = try run(["REQUEST_METHOD=GET", "REQUEST_URI=/meals"], arguments: ["supervise", "/tmp/x", "2"])

    #expect(output.hasSuffix("GET /meals"))
  }

  @Test func `the body is read up to its length and not beyond`() throws {
    let output = try run(["REQUEST_URI=/echo", "CONTENT_LENGTH=5"], input: Array("hello".utf8), keepInputOpen: true)

    #expect(output.hasSuffix("\r\n\r\nhello"))
  }

  @Test func `a body without a length is read to its end`() throws {
    let output = try run(["REQUEST_URI=/echo"], input: Array("hello".utf8))

    #expect(output.hasSuffix("\r\n\r\nhello"))
  }

  @Test func `a body that is cut short is refused`() throws {
    let output = try run(["REQUEST_URI=/echo", "CONTENT_LENGTH=9"], input: Array("hello".utf8))

    #expect(output.hasSuffix("\r\n\r\nrefused"))
  }

  @Test func `a length that is no number is 400`() throws {
    let output = try run(["REQUEST_URI=/echo", "CONTENT_LENGTH=x"])

    #expect(output.hasPrefix("Status: 400 Bad Request\r\n"))
  }

  @Test func `a header Proxy is not passed on`() throws {
    let output = try run(["REQUEST_URI=/environment", "HTTP_PROXY=http://evil.example"])

    #expect(output.hasSuffix("\r\n\r\nno proxy"))
  }
}

private final class Pipe {
  let reading: Descriptor
  var writing: Descriptor?

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw SystemError("make a pipe") }
    reading = try Descriptor(ends[0], "")
    writing = try Descriptor(ends[1], "")
  }
}
