import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The page of an error` {
  @Test func `says that nothing is there, and offers nothing`() throws {
    let site = try Site()

    let answer = try site.get("meals/99")

    #expect(answer.status == 404)
    #expect(answer.page.first("h1")?.words == "Page not found")
    #expect(answer.page.all("form").isEmpty)
  }
}
