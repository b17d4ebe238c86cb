import Testing

@testable import Fetching
@testable import TiffinCore

@Suite struct `An address to fetch` {
  @Test(arguments: [
    "", "soup", "//example.org/soup", "/soup", "http://", "http:///", "ftp://example.org/", "file:///etc/passwd",
    "gopher://example.org/", "dict://example.org/", "javascript:alert(1)", "data:text/html,x", "mailto:a@example.org",
    "ws://example.org/", "http://user@example.org/", "http://user:secret@example.org/", "http://:@example.org/",
    "http://example.org:99999/", "http://example.org:http/", "http://exa mple.org/", "http://[::1/", "http://[]/",
  ])
  func `is refused unless it is http or https without a name or password`(text: String) {
    #expect(FetchGateway().refusal(of: text) == .badAddress)
  }

  @Test func `is refused if it has control characters`() {
    for hidden in ["\u{0}", "\r\nX: y", "\n", "\t", "\u{7F}", "\u{1B}"] {
      #expect(FetchGateway().refusal(of: "http://example.org/a\(hidden)b") == .badAddress)
      #expect(FetchGateway().refusal(of: "http://example\(hidden).org/") == .badAddress)
    }
  }

  @Test func `is refused if it is too long`() {
    let text = "http://example.org/" + String(repeating: "a", count: 4_000)

    #expect(FetchGateway().refusal(of: text) == .badAddress)
  }

  @Test(arguments: [
    ("HTTP://Example.ORG", "http://Example.ORG/", "example.org", 80),
    ("https://example.org:443/a", "https://example.org:443/a", "example.org", 443),
    ("https://example.org/a/../b?c#d", "https://example.org/b?c", "example.org", 443),
    ("http://example.org:8080/", "http://example.org:8080/", "example.org", 8_080),
    ("http://2130706433/", "http://127.0.0.1/", "127.0.0.1", 80),
    ("http://[0:0:0:0:0:0:0:1]:9/", "http://[::1]:9/", "[::1]", 9),
  ])
  func `is normalised before it is requested`(text: String, whole: String, host: String, port: Int) throws {
    _ = FetchGateway().refusal(of: "")  // loads libcurl

    let address = try #require(FetchAddress(text))

    #expect(address.text == whole)
    #expect(address.host == host)
    #expect(address.port == port)
  }
}
