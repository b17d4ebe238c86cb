import HTTPTypes
import Testing

@testable import TiffinWeb

@Suite struct `What a request tells` {
  @Test func `headers are found by their names`() throws {
    let page = try request(
      "GET", "/", ["HTTP_IF_NONE_MATCH": "\"a\"", "CONTENT_TYPE": "text/plain", "CONTENT_LENGTH": "0"])

    #expect(page.header(.ifNoneMatch) == "\"a\"")
    #expect(page.header(.contentType) == "text/plain")
    #expect(page.header(.contentLength) == "0")
    #expect(page.header(.accept) == nil)
  }

  @Test func `the address of the client is the web server's word`() throws {
    #expect(try request("GET", "/", ["REMOTE_ADDR": "192.168.1.7"]).remoteAddress == "192.168.1.7")
  }

  @Test(arguments: [("HTTPS", "on"), ("HTTPS", "ON"), ("REQUEST_SCHEME", "https")])
  func `it is secure when the web server says so`(variable: String, value: String) throws {
    let page = Mount().read(
      try gateway("GET", "/", KeyValuePairs(dictionaryLiteral: (variable, value)))
    ).request

    #expect(page.isSecure)
  }

  @Test(arguments: [("HTTPS", "off"), ("HTTPS", ""), ("REQUEST_SCHEME", "http"), ("HTTP_X_FORWARDED_PROTO", "https")])
  func `it is not secure on a client's own word`(variable: String, value: String) throws {
    let page = Mount().read(
      try gateway("GET", "/", KeyValuePairs(dictionaryLiteral: (variable, value)))
    ).request

    #expect(!page.isSecure)
  }

  @Test func `it is secure when the configured address is`() throws {
    let mount = Mount(address: Origin("https://food.example/x"))

    #expect(try request("GET", "/", at: mount).isSecure)
  }

  @Test(arguments: [
    ("food.example", "http://food.example/a"), ("Food.Example:8080", "http://food.example:8080/a"),
    ("food.example:80", "http://food.example/a"), ("[::1]:8080", "http://[::1]:8080/a"), ("food.example/x", "/a"),
    ("food.example?x", "/a"), ("me@food.example", "/a"), ("food example", "/a"), ("", "/a"),
  ])
  func `a page is at the host that the browser names, where it names one`(host: String, address: String) throws {
    let page = try request("GET", "/", ["HTTP_HOST": host])

    #expect(Mount().address(of: "/a", for: page) == address)
  }

  @Test func `every request has an id of its own, eight hexadecimal digits`() {
    let ids = (0..<10_000).map { _ in RequestID.make() }

    #expect(Set(ids).count == 10_000)
    #expect(ids.allSatisfy { $0.utf8.count == 8 && $0.utf8.allSatisfy { $0.hexValue != nil } })
  }

  @Test(arguments: ["", "GE T", "GET\r\n", "G(T"])
  func `a method that is none is refused`(method: String) {
    let thrown = #expect(throws: HTTPRefusal.self) { try request(method, "/") }

    #expect(thrown?.status == .badRequest)
  }

  @Test func `an unreadable address still gives a request that a page can be made for`() throws {
    let (page, refusal) = Mount(basePath: BasePath("/food/")).read(try gateway("HEAD", "/%00"))

    #expect(refusal?.status == .badRequest)
    #expect(page.method == .head)
    #expect(page.basePath == "/food/")
    #expect(page.path.isEmpty)
  }
}
