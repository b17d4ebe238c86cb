import HTTPTypes
import Testing

@testable import TiffinWeb

@Suite struct `A request` {
  @Test func `has headers by name`() throws {
    let page = try request(
      "GET", "/", ["HTTP_IF_NONE_MATCH": "\"a\"", "CONTENT_TYPE": "text/plain", "CONTENT_LENGTH": "0"])

    #expect(page.header(.ifNoneMatch) == "\"a\"")
    #expect(page.header(.contentType) == "text/plain")
    #expect(page.header(.contentLength) == "0")
    #expect(page.header(.accept) == nil)
  }

  @Test func `has the client address from the web server`() throws {
    #expect(try request("GET", "/", ["REMOTE_ADDR": "192.168.1.7"]).remoteAddress == "192.168.1.7")
  }

  @Test(arguments: [("HTTPS", "on"), ("HTTPS", "ON"), ("REQUEST_SCHEME", "https")])
  func `is secure if the web server says so`(variable: String, value: String) throws {
    let page = MountPoint().read(
      try gateway("GET", "/", KeyValuePairs(dictionaryLiteral: (variable, value)))
    ).request

    #expect(page.isSecure)
  }

  @Test(arguments: [("HTTPS", "off"), ("HTTPS", ""), ("REQUEST_SCHEME", "http"), ("HTTP_X_FORWARDED_PROTO", "https")])
  func `is not secure if only the client says so`(variable: String, value: String) throws {
    let page = MountPoint().read(
      try gateway("GET", "/", KeyValuePairs(dictionaryLiteral: (variable, value)))
    ).request

    #expect(!page.isSecure)
  }

  @Test func `is secure if the configured address is`() throws {
    let mount = MountPoint(address: Origin("https://food.example/x"))

    #expect(try request("GET", "/", at: mount).isSecure)
  }

  @Test(arguments: [
    ("food.example", "http://food.example/a"), ("Food.Example:8080", "http://food.example:8080/a"),
    ("food.example:80", "http://food.example/a"), ("[::1]:8080", "http://[::1]:8080/a"), ("food.example/x", "/a"),
    ("food.example?x", "/a"), ("me@food.example", "/a"), ("food example", "/a"), ("", "/a"),
  ])
  func `has its address from the Host header if that is valid`(host: String, address: String) throws {
    let page = try request("GET", "/", ["HTTP_HOST": host])

    #expect(MountPoint().address(of: "/a", for: page) == address)
  }

  @Test func `has a unique ID of eight hexadecimal digits`() {
    let ids = (0..<10_000).map { _ in RequestID.make() }

    #expect(Set(ids).count == 10_000)
    #expect(ids.allSatisfy { $0.utf8.count == 8 && $0.utf8.allSatisfy { $0.hexValue != nil } })
  }

  @Test(arguments: ["", "GE T", "GET\r\n", "G(T"])
  func `is refused with an invalid method`(method: String) {
    let thrown = #expect(throws: HTTPRefusal.self) { try request(method, "/") }

    #expect(thrown?.status == .badRequest)
  }

  @Test func `with an unreadable address can still be answered with a page`() throws {
    let (page, refusal) = MountPoint(basePath: BasePath("/food/")).read(try gateway("HEAD", "/%00"))

    #expect(refusal?.status == .badRequest)
    #expect(page.method == .head)
    #expect(page.basePath == "/food/")
    #expect(page.path.isEmpty)
  }
}
