import Testing

@testable import TiffinCore

@Suite struct `A web address` {
  @Test(arguments: [
    "https://example.org", "http://example.org/a?b=c#d", "HTTPS://EXAMPLE.org/", "https://example.org/@cook/pie",
    "https://[2001:db8::1]:8080/", "https://example.org/é", "https://example.org/?q='a'",
  ])
  func `has the scheme http or https`(text: String) {
    #expect(WebAddress(" \(text)\n")?.text == text)
  }

  @Test func `has its blanks escaped`() {
    #expect(WebAddress("https://example.org/a b.jpg")?.text == "https://example.org/a%20b.jpg")
  }

  @Test(arguments: [
    "", "example.org", "//example.org/a", "/a", "javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x",
    "ftp://example.org", "file:///etc/passwd", "https:/example.org", "https://", "https:///a", "http://?x",
    "https://user:secret@example.org/", "https://example.org@evil.example/", "https://example.org/\"onload=",
    "https://example.org/<b>", "https://example.org\\@evil.example", "https://a\nb", "https://a\0", "http\u{0}s://a",
    "ｈttps://a", "https://" + String(repeating: "a", count: 2_000),
  ])
  func `is refused in any other form`(text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(arguments: [
    ("/img/pie.jpg", "https://example.org/img/pie.jpg"), ("pie.jpg", "https://example.org/food/pie.jpg"),
    ("//cdn.example.org/pie.jpg", "https://cdn.example.org/pie.jpg"), ("http://a.example/", "http://a.example/"),
    ("?page=2", "https://example.org/food/?page=2"), ("a/b:c.jpg", "https://example.org/food/a/b:c.jpg"),
  ])
  func `may be relative to a page`(text: String, expected: String) throws {
    let page = try #require(WebAddress("https://example.org/food/recipe.html?x=/y/z"))

    #expect(WebAddress(text, on: page)?.text == expected)
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:image/png;base64,AA", "//user@host/", "", " ", "mailto:cook@example.org",
  ])
  func `that is relative to a page must lead to http or https`(text: String) throws {
    let page = try #require(WebAddress("https://example.org"))

    #expect(WebAddress(text, on: page) == nil)
    #expect(WebAddress("pie.jpg", on: page)?.text == "https://example.org/pie.jpg")
    #expect(WebAddress("/pie.jpg", on: nil) == nil)
  }

  @Test(arguments: [
    "HTTPS://Example.ORG/soup", "https://example.org/soup/", "https://example.org/soup#steps",
    "https://example.org/soup?utm_source=letter&UTM_campaign=x", "https://example.org/soup/?utm_medium=a#b",
  ])
  func `is the same page despite insignificant differences`(text: String) throws {
    let soup = try #require(WebAddress("https://example.org/soup"))

    #expect(try #require(WebAddress(text)).isSamePage(as: soup))
  }

  @Test(arguments: [
    "http://example.org/soup", "https://www.example.org/soup", "https://example.org/Soup", "https://example.org/soup2",
    "https://example.org/soup?id=2", "https://example.org/", "https://example.org/soup?utm=1",
  ])
  func `is a different page if a significant part differs`(text: String) throws {
    let soup = try #require(WebAddress("https://example.org/soup"))

    #expect(try !#require(WebAddress(text)).isSamePage(as: soup))
  }

  @Test func `is compared by its significant query fields`() throws {
    let one = try #require(WebAddress("https://example.org/?p=1&utm_source=a&q=2"))

    #expect(try one.isSamePage(as: #require(WebAddress("https://EXAMPLE.org?p=1&q=2"))))
    #expect(try !one.isSamePage(as: #require(WebAddress("https://example.org/?p=1"))))
  }
}
