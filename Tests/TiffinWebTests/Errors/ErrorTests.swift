import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The page for a missing address` {
  @Test func `says that the page was not found and has no forms`() throws {
    let site = try Site()

    let answer = try site.get("meals/99")

    #expect(answer.status == 404)
    #expect(answer.page.first("h1")?.words == "Page not found")
    #expect(answer.page.all("form").isEmpty)
  }
}
