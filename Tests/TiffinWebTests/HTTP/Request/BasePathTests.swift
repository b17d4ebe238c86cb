import Testing

@testable import TiffinWeb

@Suite struct `The base path` {
  @Test(arguments: ["/food/", "/food", "food", "food/", "//food//"])
  func `may be configured without slashes`(configured: String) {
    #expect(BasePath(configured)?.text == "/food/")
  }

  @Test(arguments: [("", "/"), ("/", "/"), ("/a/b", "/a/b/"), ("/my food", "/my%20food/"), ("/küche/", "/k%C3%BCche/")])
  func `is percent-encoded in links`(configured: String, text: String) {
    #expect(BasePath(configured)?.text == text)
  }

  @Test(arguments: ["/../x", "/./", "/a\nb", "/a\\b", "/a\r\nb"])
  func `is refused if no request could match it`(configured: String) {
    #expect(BasePath(configured) == nil)
  }

  @Test(arguments: [
    ("/food", []), ("/food/", []), ("/food/meals", ["meals"]), ("/f%6Fod/meals", ["meals"]), ("/food/food", ["food"]),
  ])
  func `is removed from the path of a request`(target: String, path: [String]) throws {
    let mount = MountPoint(basePath: BasePath("/food/"))

    let page = try request("GET", target, at: mount)

    #expect(page.path == path)
    #expect(page.basePath == "/food/")
  }

  @Test(arguments: ["/", "/meals", "/foodie/meals", "/Food/meals", "/food%20/meals", "/x/food/meals"])
  func `hides addresses outside it as not found`(target: String) {
    let mount = MountPoint(basePath: BasePath("/food/"))

    #expect(throws: HTTPRefusal.notFound) { try request("GET", target, at: mount) }
  }

  @Test func `may come from the web server`() throws {
    let page = try request("GET", "/food/meals", ["TIFFIN_BASE_PATH": "/food/"])

    #expect(page.path == ["meals"])
    #expect(page.basePath == "/food/")
  }

  @Test func `of the configuration overrides the web server's`() throws {
    let mount = MountPoint(basePath: BasePath("/a/"))

    #expect(try request("GET", "/a/b", ["TIFFIN_BASE_PATH": "/b/"], at: mount).path == ["b"])
  }

  @Test func `is the script's name in plain CGI`() throws {
    let page = try request(
      "GET", "/cgi-bin/tiffin/meals", ["SCRIPT_NAME": "/cgi-bin/tiffin"], at: MountPoint(isPlainCGI: true))

    #expect(page.path == ["meals"])
    #expect(page.basePath == "/cgi-bin/tiffin/")
  }

  @Test func `is not the script's name with FastCGI`() throws {
    #expect(try request("GET", "/meals", ["SCRIPT_NAME": "/meals"]).path == ["meals"])
  }
}
