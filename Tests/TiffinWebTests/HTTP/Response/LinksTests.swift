import Testing

@testable import TiffinWeb

@Suite struct `Links between pages` {
  @Test func `begin with the base path`() {
    #expect(Links(root: "/").path("meals", "7", "edit") == "/meals/7/edit")
    #expect(Links(root: "/food/").path("meals") == "/food/meals")
    #expect(Links(root: "/food/").path() == "/food/")
  }

  @Test func `escape any text`() {
    let link = Links(root: "/").path("a/b", "..é", query: [("q", "a b&c=d+e?#"), ("x", "")])

    #expect(link == "/a%2Fb/..%C3%A9?q=a%20b%26c%3Dd%2Be%3F%23&x=")
  }

  @Test func `are parsed back to the same parts`() throws {
    let link = Links(root: "/food/").path("café au lait", query: [("q", "1 + 1 = 2 & 100%")])

    let page = try request("GET", link, at: MountPoint(basePath: BasePath("food")))

    #expect(page.path == ["café au lait"])
    #expect(try page.query.text("q") == "1 + 1 = 2 & 100%")
  }

  @Test(arguments: [
    ("/food/meals", "/food/meals"), ("/food/", "/food/"),
    ("/food/meals?after=a.b&open=7", "/food/meals?after=a.b&open=7"), ("/food/a%20b", "/food/a%20b"),
  ]) func `to Tiffin's own pages are rebuilt`(address: String, own: String) {
    #expect(Links(root: "/food/").own(address) == own)
  }

  @Test(arguments: [
    "", "/", "/other", "https://elsewhere.example/food/", "//elsewhere.example/food/", "/food//elsewhere.example",
    "/food/../x", "/food/%2e%2e/x", "/food/\\elsewhere", "/food/a%0d%0ab", "/food/a\r\nLocation: x", "/food", "food/",
  ]) func `to other sites are refused`(address: String) {
    #expect(Links(root: "/food/").own(address) == nil)
  }

  @Test(arguments: ["//elsewhere.example", "/\\elsewhere.example", "///x", "/%2f/x", "https://elsewhere.example"])
  func `never lead to another server`(address: String) {
    let own = Links(root: "/").own(address)

    #expect(own == nil || own?.hasPrefix("//") == false)
  }
}
