import FastCGI
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The request log` {
  private let log = LogRecorder()

  @Test func `has id, method, path, status, milliseconds and bytes`() throws {
    let site = try Site(basePath: "/food/", log: log.logger)

    let answer = try site.get("meals?category=lunch")

    let line = try #require(log.lines.first)
    #expect(log.lines.count == 1)
    #expect(line.contains(/^[0-9a-f]{8} GET \/food\/meals 200 \d+\.\d ms \d+ bytes$/))
    #expect(line.hasSuffix(" ms \(answer.body.count) bytes"))
  }

  @Test(arguments: ["", ".", ")", "%3E", "/x", "~"]) func `masks the tokens of links`(end: String)
    throws
  {
    let site = try Site(log: log.logger)
    let token = SecretToken.random().text

    _ = try site.get("reset/\(token)\(end)")

    #expect(log.lines.contains { $0.contains("/reset/***\(end) ") })
    #expect(!log.lines.contains { $0.contains(token) })
  }

  @Test func `shows 0 bytes for a HEAD request`() throws {
    let site = try Site(log: log.logger)

    _ = try site.request("HEAD", "/meals")

    #expect(log.lines.first?.hasSuffix(" ms 0 bytes") == true)
  }

  @Test(arguments: [
    ("/%00?a=b", "/%00"), ("/meals/../x", "/meals/../x"), ("/a\u{1}b c", "/a%01b%20c"), ("meals", "meals"),
    ("/caf\u{e9}", "/caf%C3%A9"), ("", "-"), ("?x", "-"),
  ])
  func `shows the requested path even if it is malformed`(target: String, path: String) throws {
    let site = try Site(log: log.logger)

    let answer = try site.request("GET", target)

    #expect(answer.status == 400)
    let line = try #require(log.lines.first)
    #expect(line.split(separator: " ").dropFirst().prefix(3) == ["GET", Substring(path), "400"])
  }

  @Test func `shows a path outside the base path`() throws {
    let site = try Site(basePath: "/food/", log: log.logger)

    _ = try site.request("GET", "/elsewhere")

    #expect(log.lines.first?.contains(" GET /elsewhere 404 ") == true)
  }

  @Test func `cuts long values and keeps them on one line`() throws {
    let site = try Site(log: log.logger)

    _ = try site.request("GET", "/" + String(repeating: "\n", count: 1_000))
    _ = try site.request(String(repeating: "M\n", count: 1_000), "/")

    #expect(log.lines.count == 2)
    #expect(log.lines.allSatisfy { $0.utf8.count < 400 && !$0.utf8.contains(UInt8(ascii: "\n")) })
    #expect(log.lines.first?.contains("%0A… 400 ") == true)
    #expect(log.lines.last?.contains(" M%0AM%0A") == true)
  }

  @Test(arguments: [(GatewayRefusal.variablesTooLarge, 431), (.malformed, 400)])
  func `has a line for a request that the gateway refuses`(refusal: GatewayRefusal, status: Int) throws {
    let site = try Site(log: log.logger)

    let answer = Answer(site.application.refuse(refusal, try gateway("GET", "/meals")))

    #expect(answer.status == status)
    #expect(log.lines.first?.contains(" GET /meals \(status) ") == true)
    #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
    #expect(answer.page.first("h1")?.words.isEmpty == false)
    #expect(answer.page.all("a").contains { $0["href"] == "/meals" })
  }

  @Test(arguments: ["0f3a9c41d2b87e6655443322110ffeed", "A-z_0123", "01HF2Z3Y-7QK"])
  func `uses the request ID of the web server and returns it`(id: String) throws {
    let site = try Site(log: log.logger)

    let answer = try site.get("meals", headers: [("REQUEST_ID", id)])

    #expect(answer["X-Request-Id"] == id)
    #expect(log.lines.first?.hasPrefix("\(id) GET /meals 200 ") == true)
  }

  @Test(arguments: [
    ("REQUEST_ID", ""), ("REQUEST_ID", "short"), ("REQUEST_ID", "with blanks in it"),
    ("REQUEST_ID", "a\r\nSet-Cookie: b"), ("REQUEST_ID", String(repeating: "a", count: 65)),
    ("REQUEST_ID", "caf\u{e9}caf\u{e9}"),
    ("HTTP_X_REQUEST_ID", "fromavisitor"),
  ])
  func `makes an ID if the web server gives none or an invalid one`(
    name: String, given: String
  ) throws {
    let site = try Site(log: log.logger)

    let answer = try site.get("meals", headers: [(name, given)])

    let id = try #require(answer["X-Request-Id"])
    #expect(id.contains(/^[0-9a-f]{8}$/))
    #expect(log.lines.first?.hasPrefix("\(id) GET /meals 200 ") == true)
    #expect(answer["Set-Cookie"] == nil)
  }

  @Test func `adds a line with statement times for a slow request, without search words`()
    throws
  {
    let site = try Site(log: log.logger) { $0.slowRequest = .zero }

    _ = try site.get("meals?q=secret")

    let line = try #require(log.lines.last)
    let request = /^[0-9a-f]{8} slow: GET \/meals, \d+\.\d ms:/
    let database = /ms: [1-9]\d* statements \d+\.\d ms, \d+ writes that waited \d+\.\d ms/
    #expect(line.contains(request) && line.contains(database))
    #expect(!line.contains("secret"))
    #expect(log.lines.count == 2)
  }

  @Test func `has one line for a request that is not slow`() throws {
    let site = try Site(log: log.logger) { $0.slowRequest = .seconds(3_600) }

    _ = try site.get("meals")

    #expect(log.lines.count == 1)
  }
}
