import Testing

@testable import TiffinWeb

@Suite struct `A password field` {
  @Test func `hides its text and tells password managers which password it is`() throws {
    let walk = try RouteWalk()
    var found: [String: HTMLElement] = [:]
    for line in RouteLine.all where !line.isChange {
      for browser in [walk.alice.browser, Browser()] {
        let answer = try walk.go(line, by: browser)
        guard answer["Content-Type"]?.hasPrefix("text/html") == true else { continue }
        for field in answer.page.all("input") where field["name"]?.contains("password") == true {
          found["\(line.path) \(field["name"] ?? "")"] = field
        }
      }
    }

    #expect(found.count > 3)
    for (place, field) in found {
      #expect(field["type"] == "password", "\(place)")
      #expect(["current-password", "new-password"].contains(field["autocomplete"]), "\(place)")
    }
  }
}
