import Testing

@testable import TiffinWeb

@Suite struct `A cookie` {
  @Test func `is hidden from scripts and from other sites' forms`() throws {
    let cookie = try #require(SetCookie(name: "tiffin", value: "abc", path: "/food/", isSecure: false))

    #expect(cookie.headerValue == "tiffin=abc; Path=/food/; HttpOnly; SameSite=Lax")
  }

  @Test func `is sent only over HTTPS if the site uses HTTPS`() throws {
    let cookie = try #require(SetCookie(name: "tiffin", value: "abc", path: "/", maxAge: 60, isSecure: true))

    #expect(cookie.headerValue == "tiffin=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure")
  }

  @Test(arguments: [
    ("", "a", "/"), ("a b", "a", "/"), ("a;b", "a", "/"), ("a=b", "a", "/"), ("a\r\nb", "a", "/"),
    ("a", "a;b", "/"), ("a", "a,b", "/"), ("a", "a b", "/"), ("a", "a\r\nX: y", "/"), ("a", "é", "/"),
    ("a", "\"a\"", "/"),
    ("a", "a", ""), ("a", "a", "food"), ("a", "a", "/;Domain=x"), ("a", "a", "/\r\n"),
  ])
  func `with invalid characters is refused`(name: String, value: String, path: String) {
    #expect(SetCookie(name: name, value: value, path: path, isSecure: true) == nil)
  }

  @Test func `can be set beside others`() throws {
    var response = Response.text("x")
    response.set(try #require(SetCookie(name: "a", value: "1", path: "/", isSecure: false)))
    response.set(try #require(SetCookie(name: "b", value: "2", path: "/", isSecure: false)))

    let written = try WrittenResponse(response, to: request("GET", "/"))

    #expect(written.values("Set-Cookie").map { $0.prefix(3) } == ["a=1", "b=2"])
  }
}
