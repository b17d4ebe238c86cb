import Testing

@testable import FastCGI
@testable import Platform

@Suite struct `The variables of a request` {
  @Test func `a variable is found by its whole name`() throws {
    let variables = try GatewayVariables([
      ("HTTP_HOST", "a.example"), ("HOST", "b"), ("HTTP_HOSTS", "c"), ("EMPTY", ""),
    ])

    #expect(variables["HTTP_HOST"] == "a.example")
    #expect(variables["HOST"] == "b")
    #expect(variables["EMPTY"] == "")
    #expect(variables["HTTP_HOS"] == nil)
    #expect(variables[""] == nil)
  }

  @Test func `a value may hold an equals sign`() throws {
    let variables = try GatewayVariables([("QUERY_STRING", "a=b=c")])

    #expect(variables["QUERY_STRING"] == "a=b=c")
  }

  @Test func `of two values the first counts`() throws {
    let variables = try GatewayVariables([
      ("SCRIPT_NAME", "/food"), ("SCRIPT_NAME", "/"), ("HTTP_ACCEPT", "a"), ("HTTP_ACCEPT", "b"),
    ])

    #expect(variables["SCRIPT_NAME"] == "/food")
    #expect(variables["HTTP_ACCEPT"] == "a")
  }

  @Test func `cookies of several headers are joined`() throws {
    let variables = try GatewayVariables([
      ("HTTP_COOKIE", "a=1"), ("HTTP_HOST", "x"), ("HTTP_COOKIE", "b=2"), ("HTTP_COOKIE", "c=3"),
    ])

    #expect(variables["HTTP_COOKIE"] == "a=1; b=2; c=3")
    #expect(variables["HTTP_HOST"] == "x")
  }

  @Test func `cookies of many headers take no more room than they have bytes`() throws {
    let cookies = Array(repeating: ("HTTP_COOKIE", "a=23"), count: 2_000)

    let variables = try GatewayVariables(cookies)

    #expect(variables["HTTP_COOKIE"] == Array(repeating: "a=23", count: 2_000).joined(separator: "; "))
    #expect(variables.text.count < 2 * cookies.count * 15)
  }

  @Test func `a header Proxy is no variable`() throws {
    let variables = try GatewayVariables([("HTTP_PROXY", "http://evil.example"), ("HTTP_PROXY_X", "kept")])

    #expect(variables["HTTP_PROXY"] == nil)
    #expect(variables["HTTP_PROXY_X"] == "kept")
  }

  @Test(arguments: [
    "REMOTE_USER", "HTTP_HOST", "HTTPS", "HTTP_ORIGIN", "CONTENT_LENGTH", "REQUEST_METHOD", "AUTH_TYPE",
  ])
  func `two different values for what decides on trust are refused`(name: String) {
    #expect(throws: GatewayRefusal.malformed) { try GatewayVariables([(name, "1"), (name, "2")]) }
  }

  @Test func `the same value twice is no contradiction`() throws {
    let variables = try GatewayVariables([("REQUEST_METHOD", "GET"), ("REQUEST_METHOD", "GET")])

    #expect(variables["REQUEST_METHOD"] == "GET")
  }

  @Test func `headers of 32 KB pass and more than the limit does not`() throws {
    let headers = (0..<4).map { ("HTTP_X_\($0)", String(repeating: "x", count: 8185)) }
    let passed = try GatewayVariables(headers + [("REQUEST_METHOD", "GET")])

    #expect(passed["HTTP_X_3"]?.utf8.count == 8185)
    #expect(throws: GatewayRefusal.variablesTooLarge) {
      try GatewayVariables([("HTTP_X", String(repeating: "x", count: GatewayVariables.limit))])
    }
  }

  @Test func `very many small variables are refused`() {
    let many = (0..<300).map { ("X\($0)", "") }

    #expect(throws: GatewayRefusal.variablesTooLarge) { try GatewayVariables(many) }
  }

  @Test func `bytes that are not UTF-8 are kept, and shown as U+FFFD`() throws {
    var variables = GatewayVariables()

    let list = CStrings(["HTTP_X=a?"])
    unsafe list.list[0]?[8] = CChar(bitPattern: 0xff)

    try unsafe variables.fill(from: list.list)

    #expect(variables.bytes("HTTP_X").map(Array.init) == [UInt8(ascii: "a"), 0xff])
    #expect(variables["HTTP_X"] == "a\u{FFFD}")
  }

  @Test func `those of a plain CGI program are told apart at the first equals sign`() throws {
    var variables = GatewayVariables()
    let list = CStrings(["QUERY_STRING=a=b", "NOTHING", "EMPTY="])

    try unsafe variables.fill(from: list.list)

    #expect(variables["QUERY_STRING"] == "a=b")
    #expect(variables["EMPTY"] == "")
    #expect(variables["NOTHING"] == nil)
  }
}
