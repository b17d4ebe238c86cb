import HTTPTypes
import Testing

@testable import TiffinWeb

@Suite struct `The address of a request` {
  @Test(arguments: [
    ("/", []),
    ("/?a=b", []),
    ("/meals", ["meals"]),
    ("/meals/7/edit?x=/y", ["meals", "7", "edit"]),
    ("/meals//7", ["meals", "", "7"]),
    ("/c%C3%A9", ["cé"]),
    ("/a%20b", ["a b"]),
    ("/100%25", ["100%"]),
    ("/a%252Fb", ["a%2Fb"]),
    ("/...", ["..."]),
    ("/a+b", ["a+b"]),
    ("http://food.example/meals", ["meals"]),
    ("HTTPS://food.example/meals", ["meals"]),
  ])
  func `is split at slashes, each part decoded once`(target: String, path: [String]) throws {
    #expect(try request("GET", target).path == path)
  }

  @Test(arguments: [
    "", "meals", "*", "http://food.example", "ftp://food.example/",
    "/a%00b", "/a%0Ab", "/a%0D%0Ab", "/a%7F", "/%1f", "/a\u{1}",
    "/.", "/..", "/meals/../x", "/%2e%2e/x", "/%2E", "/.%2e/",
    "/a%2Fb", "/a%2fb", "/a%5Cb", "/a\\b",
    "/%FF", "/%C3", "/%ED%A0%80", "/%C0%AF", "/é", "/\u{FFFD}",
    "/%", "/%2", "/%zz", "/100%",
  ])
  func `that is ambiguous is refused`(target: String) {
    let thrown = #expect(throws: HTTPRefusal.self) { try request("GET", target) }

    #expect(thrown?.status == .badRequest)
  }

  @Test func `reports a trailing slash without an empty part`() throws {
    let page = try request("GET", "/meals/?x=1")

    #expect(page.path == ["meals"])
    #expect(page.endsWithSlash)
  }

  @Test func `keeps its query as sent and decoded`() throws {
    let page = try request("GET", "/meals?q=a+b%21&q2=%FF?")

    #expect(text(page.rawQuery) == "q=a+b%21&q2=%FF?")
    #expect(try page.query.text("q") == "a b!")
    #expect(try page.query.text("q2") == "\u{FFFD}?")
  }

  @Test func `does not come from variables that web servers set differently`() throws {
    let page = try request("GET", "/meals/7", ["PATH_INFO": "/other", "SCRIPT_NAME": "/meals"])

    #expect(page.path == ["meals", "7"])
  }
}
