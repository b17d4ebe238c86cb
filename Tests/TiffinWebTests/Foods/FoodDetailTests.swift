import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A food's page` {
  @Test func `never says 0 for what the table does not state`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("coconut milk")

    let figures = try #require(try site.get("foods/\(id)").page.first("table", class: "figures"))

    let sugars = try #require(figures.all("tr").first { $0.first("th")?.words == "sugars" })
    #expect(sugars.all("td").map(\.words) == ["–unknown", "–unknown"])
  }
}
