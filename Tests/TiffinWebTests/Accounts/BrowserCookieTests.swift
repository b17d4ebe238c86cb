import Testing

@testable import TiffinWeb

@Suite struct `The cookie of a session` {
  @Test(arguments: ["/", "/food/"]) func `goes to Tiffin's own paths alone`(basePath: String) throws {
    let site = try Site(basePath: basePath)
    _ = try site.addPerson("maya")

    let cookies = try site.signIn("maya", by: Browser()).cookies

    #expect(cookies.count == 2)
    #expect(cookies.allSatisfy { $0.hasPrefix("tiffin-0") && $0.contains("; Path=\(basePath);") })
    #expect(cookies.allSatisfy { !$0.contains("Secure") && !$0.contains("Domain") })
  }

  @Test(arguments: ["/", "/food/"]) func `is tied to its host over HTTPS, which takes the path of all`(
    basePath: String
  ) throws {
    let site = try Site(basePath: basePath) { $0.address = "https://tiffin.test" }

    let cookies = try site.get("sign-in", by: Browser()).cookies

    #expect(cookies.count == 1)
    #expect(cookies.first?.hasPrefix("__Host-tiffin-0=") == true)
    #expect(cookies.first?.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure") == true)
  }

  @Test func `of one installation is not that of another on the same host`() throws {
    let site = try Site()
    let other = BrowserCookie(installation: "1")

    let request = try request("GET", "/", ["HTTP_COOKIE": try #require(site.me.cookie)])

    #expect(BrowserCookie(installation: "0").token(request) != nil)
    #expect(other.token(request) == nil)
  }
}

extension Answer {
  fileprivate var cookies: [String] {
    headers.filter { $0.name.lowercased() == "set-cookie" }.map(\.value)
  }
}
