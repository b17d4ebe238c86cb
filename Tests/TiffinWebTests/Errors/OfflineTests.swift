import Testing
import TiffinCore

@testable import TiffinWeb

/// Checks of the worker and manifest with which browsers show pages without a connection.
@Suite struct `Pages without a connection` {
  @Test(arguments: ["/", "/food/"])
  func `come from a service worker for the base path, which is revalidated by its ETag`(root: String) throws {
    let site = try Site(basePath: root)

    let answer = try site.get("sw.js")

    #expect(answer.status == 200)
    #expect(answer["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(answer["Cache-Control"] == "private, no-cache")
    let lines = answer.text.split(separator: "\n").prefix(2)
    #expect(lines.first?.hasPrefix("import * as acts from \"\(root)assets/") == true)
    #expect(lines.last == "const root = \"\(root)\";")
    let tag = try #require(answer["ETag"])
    #expect(try site.get("sw.js", headers: [("HTTP_IF_NONE_MATCH", tag)]).status == 304)
  }

  @Test func `name the signed-in person`() throws {
    let site = try Site()
    let number = String(site.person.id.number)

    for path in ["", "meals", "groceries", "plan"] {
      let answer = try site.get(path)
      #expect(answer["X-Tiffin-Person"] == number, "\(path)")
      #expect(answer.page.first("body")?["data-person"] == number, "\(path)")
    }
  }

  @Test func `name no person if nobody is signed in`() throws {
    let site = try Site { $0.authentication = .password }
    _ = try site.addPerson("maya")

    let answer = try site.request("GET", "/sign-in", by: Browser())

    #expect(answer["X-Tiffin-Person"] == "0")
    #expect(answer.page.first("body")?["data-person"] == nil)
  }

  @Test func `name no person if the server is set to leave nothing in browsers`() throws {
    let site = try Site { $0.forbidsCaching = true }

    #expect(try site.get("groceries")["X-Tiffin-Person"] == nil)
  }

  @Test func `are replaced by a page with a list for the cached pages`() throws {
    let page = try Site().get("offline").page

    #expect(page.first("h1")?.words == "No connection")
    #expect(page.element(id: "kept")?.all("li").isEmpty == true)
  }
}
