import Testing

@testable import FastCGI
@testable import Platform

@Suite struct `Request variables` {
  @Test func `are found by their whole name`() throws {
    let variables = try GatewayVariables([
      ("HTTP_HOST", "a.example"), ("HOST", "b"), ("HTTP_HOSTS", "c"), ("EMPTY", ""),
    ])

    #expect(variables["HTTP_HOST"] == "a.example")
    #expect(variables["HOST"] == "b")
    #expect(variables["EMPTY"] == "")
    #expect(variables["HTTP_HOS"] == nil)
    #expect(variables[""] == nil)
  }

  @Test func `may contain an equals sign in their value`() throws {
    let variables = try GatewayVariables([("QUERY_STRING", "a=b=c")])

    #expect(variables["QUERY_STRING"] == "a=b=c")
  }

  @Test func `keep the first of two values if the name is not security-relevant`() throws {
    let variables = try GatewayVariables([
      ("SCRIPT_NAME", "/food"), ("SCRIPT_NAME", "/"), ("HTTP_ACCEPT", "a"), ("HTTP_ACCEPT", "b"),
    ])

    #expect(variables["SCRIPT_NAME"] == "/food")
    #expect(variables["HTTP_ACCEPT"] == "a")
  }

  @Test func `join the cookies of several headers`() throws {
    let variables = try GatewayVariables([
      ("HTTP_COOKIE", "a=1"), ("HTTP_HOST", "x"), ("HTTP_COOKIE", "b=2"), ("HTTP_COOKIE", "c=3"),
    ])

    #expect(variables["HTTP_COOKIE"] == "a=1; b=2; c=3")
    #expect(variables["HTTP_HOST"] == "x")
  }

  @Test func `use memory in proportion to the bytes of their cookies`() throws {
    let cookies = Array(repeating: ("HTTP_COOKIE", "a=23"), count: 2_000)

    let variables = try GatewayVariables(cookies)

    #expect(variables["HTTP_COOKIE"] == Array(repeating: "a=23", count: 2_000).joined(separator: "; "))
    #expect(variables.text.count < 2 * cookies.count * 15)
  }

  @Test func `leave out the Proxy header`() throws {
    let variables = try GatewayVariables([("HTTP_PROXY", "http://evil.example"), ("HTTP_PROXY_X", "kept")])

    #expect(variables["HTTP_PROXY"] == nil)
    #expect(variables["HTTP_PROXY_X"] == "kept")
  }

  @Test(arguments: [
    "REMOTE_USER", "HTTP_HOST", "HTTPS", "HTTP_ORIGIN", "CONTENT_LENGTH", "REQUEST_METHOD", "AUTH_TYPE",
  ])
  func `are refused if a security-relevant name has two different values`(name: String) {
    #expect(throws: GatewayRefusal.malformed) { try GatewayVariables([(name, "1"), (name, "2")]) }
  }

  @Test func `are accepted if the same value comes twice`() throws {
    let variables = try GatewayVariables([("REQUEST_METHOD", "GET"), ("REQUEST_METHOD", "GET")])

    #expect(variables["REQUEST_METHOD"] == "GET")
  }

  @Test func `may hold 32 KB of headers and are refused above 40 KB in total`() throws {
    let headers = (0..<4).map { ("HTTP_X_\($0)", String(repeating: "x", count: 8185)) }
    let passed = try GatewayVariables(headers + [("REQUEST_METHOD", "GET")])

    #expect(passed["HTTP_X_3"]?.utf8.count == 8185)
    #expect(throws: GatewayRefusal.variablesTooLarge) {
      try GatewayVariables([("HTTP_X", String(repeating: "x", count: GatewayVariables.limit))])
    }
  }

  @Test func `are refused if there are too many`() {
    let many = (0..<300).map { ("X\($0)", "") }

    #expect(throws: GatewayRefusal.variablesTooLarge) { try GatewayVariables(many) }
  }

  @Test func `keep bytes that are not UTF-8 and show them as U+FFFD`() throws {
    var variables = GatewayVariables()

    let list = CStrings(["HTTP_X=a?"])
    unsafe list.list[0]?[8] = CChar(bitPattern: 0xff)

    try unsafe variables.fill(from: list.list)

    #expect(variables.bytes("HTTP_X").map(Array.init) == [UInt8(ascii: "a"), 0xff])
    #expect(variables["HTTP_X"] == "a\u{FFFD}")
  }

  @Test func `of a CGI program are split at the first equals sign`() throws {
    var variables = GatewayVariables()
    let list = CStrings(["QUERY_STRING=a=b", "NOTHING", "EMPTY="])

    try unsafe variables.fill(from: list.list)

    #expect(variables["QUERY_STRING"] == "a=b")
    #expect(variables["EMPTY"] == "")
    #expect(variables["NOTHING"] == nil)
  }
}
