import Testing

@testable import TiffinWeb

@Suite struct `Links between pages` {
  @Test func `lie under the base path`() {
    #expect(Links(root: "/").path("meals", "7", "edit") == "/meals/7/edit")
    #expect(Links(root: "/food/").path("meals") == "/food/meals")
    #expect(Links(root: "/food/").path() == "/food/")
  }

  @Test func `hold any text`() {
    let link = Links(root: "/").path("a/b", "..é", query: [("q", "a b&c=d+e?#"), ("x", "")])

    #expect(link == "/a%2Fb/..%C3%A9?q=a%20b%26c%3Dd%2Be%3F%23&x=")
  }

  @Test func `are read as they were written`() throws {
    let link = Links(root: "/food/").path("café au lait", query: [("q", "1 + 1 = 2 & 100%")])

    let page = try request("GET", link, at: Mount(basePath: BasePath("food")))

    #expect(page.path == ["café au lait"])
    #expect(try page.query.text("q") == "1 + 1 = 2 & 100%")
  }
}
