import Testing

@testable import TiffinWeb

@Suite struct `Mounted under a path` {
  @Test(arguments: ["/food/", "/food", "food", "food/", "//food//"])
  func `slashes around the base path may be left out`(configured: String) {
    #expect(BasePath(configured)?.text == "/food/")
  }

  @Test(arguments: [("", "/"), ("/", "/"), ("/a/b", "/a/b/"), ("/my food", "/my%20food/"), ("/küche/", "/k%C3%BCche/")])
  func `the base path stands percent-encoded in links`(configured: String, text: String) {
    #expect(BasePath(configured)?.text == text)
  }

  @Test(arguments: ["/../x", "/./", "/a\nb", "/a\\b", "/a\r\nb"])
  func `what no request could name is no base path`(configured: String) {
    #expect(BasePath(configured) == nil)
  }

  @Test(arguments: [
    ("/food", []), ("/food/", []), ("/food/meals", ["meals"]), ("/f%6Fod/meals", ["meals"]), ("/food/food", ["food"]),
  ])
  func `the base path is taken off`(target: String, path: [String]) throws {
    let mount = Mount(basePath: BasePath("/food/"))

    let page = try request("GET", target, at: mount)

    #expect(page.path == path)
    #expect(page.basePath == "/food/")
  }

  @Test(arguments: ["/", "/meals", "/foodie/meals", "/Food/meals", "/food%20/meals", "/x/food/meals"])
  func `everything outside is not found`(target: String) {
    let mount = Mount(basePath: BasePath("/food/"))

    #expect(throws: HTTPRefusal.notFound) { try request("GET", target, at: mount) }
  }

  @Test func `the web server may tell the base path`() throws {
    let page = try request("GET", "/food/meals", ["TIFFIN_BASE_PATH": "/food/"])

    #expect(page.path == ["meals"])
    #expect(page.basePath == "/food/")
  }

  @Test func `a configured base path counts more than a told one`() throws {
    let mount = Mount(basePath: BasePath("/a/"))

    #expect(try request("GET", "/a/b", ["TIFFIN_BASE_PATH": "/b/"], at: mount).path == ["b"])
  }

  @Test func `the script's name counts in plain CGI`() throws {
    let page = try request(
      "GET", "/cgi-bin/tiffin/meals", ["SCRIPT_NAME": "/cgi-bin/tiffin"], at: Mount(isPlainCGI: true))

    #expect(page.path == ["meals"])
    #expect(page.basePath == "/cgi-bin/tiffin/")
  }

  @Test func `the script's name does not count over FastCGI`() throws {
    #expect(try request("GET", "/meals", ["SCRIPT_NAME": "/meals"]).path == ["meals"])
  }
}
