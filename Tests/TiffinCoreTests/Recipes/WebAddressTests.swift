import Testing

@testable import TiffinCore

@Suite struct `An address that a page links to` {
  @Test(arguments: [
    "https://example.org", "http://example.org/a?b=c#d", "HTTPS://EXAMPLE.org/", "https://example.org/@cook/pie",
    "https://[2001:db8::1]:8080/", "https://example.org/é", "https://example.org/?q='a'",
  ])
  func `is one of the web`(text: String) {
    #expect(WebAddress(" \(text)\n")?.text == text)
  }

  @Test func `has no blanks`() {
    #expect(WebAddress("https://example.org/a b.jpg")?.text == "https://example.org/a%20b.jpg")
  }

  @Test(arguments: [
    "", "example.org", "//example.org/a", "/a", "javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x",
    "ftp://example.org", "file:///etc/passwd", "https:/example.org", "https://", "https:///a", "http://?x",
    "https://user:secret@example.org/", "https://example.org@evil.example/", "https://example.org/\"onload=",
    "https://example.org/<b>", "https://example.org\\@evil.example", "https://a\nb", "https://a\0", "http\u{0}s://a",
    "ｈttps://a", "https://" + String(repeating: "a", count: 2_000),
  ])
  func `is nothing else`(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
