import Testing

@testable import TiffinWeb

@Suite struct `The session cookie` {
  @Test(arguments: ["/", "/food/"]) func `is sent only to Tiffin's own paths`(basePath: String) throws {
    let site = try Site(basePath: basePath)
    _ = try site.addPerson("maya")

    let cookies = try site.signIn("maya", by: Browser()).cookies

    #expect(cookies.count == 2)
    #expect(cookies.allSatisfy { $0.hasPrefix("tiffin-0") && $0.contains("; Path=\(basePath);") })
    #expect(cookies.allSatisfy { !$0.contains("Secure") && !$0.contains("Domain") })
  }

  @Test(arguments: ["/", "/food/"]) func `is bound to its host over HTTPS, with the root path`(
    basePath: String
  ) throws {
    let site = try Site(basePath: basePath) { $0.address = "https://tiffin.test" }

    let cookies = try site.get("sign-in", by: Browser()).cookies

    #expect(cookies.count == 1)
    #expect(cookies.first?.hasPrefix("__Host-tiffin-0=") == true)
    #expect(cookies.first?.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Secure") == true)
  }

  @Test func `is not shared by two installations on the same host`() throws {
    let site = try Site()
    let other = BrowserCookies(installation: "1")

    let request = try request("GET", "/", ["HTTP_COOKIE": try #require(site.me.cookie)])

    #expect(BrowserCookies(installation: "0").token(request) != nil)
    #expect(other.token(request) == nil)
  }
}

extension Answer {
  fileprivate var cookies: [String] {
    headers.filter { $0.name.lowercased() == "set-cookie" }.map(\.value)
  }
}
