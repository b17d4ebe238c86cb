import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A food's page` {
  @Test func `shows a missing figure as unknown instead of 0`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("coconut milk")

    let figures = try #require(try site.get("foods/\(id)").page.first("table", class: "figures"))

    let sugars = try #require(figures.all("tr").first { $0.first("th")?.words == "sugars" })
    #expect(sugars.all("td").map(\.words) == ["–unknown", "–unknown"])
  }

  @Test func `has the short name as heading, the source's name below, and portions without inches`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("nectarine")

    let page = try site.get("foods/\(id)").page

    #expect(page.first("h1")?.words == "Nectarine")
    #expect(page.words.contains("“Nectarines, raw”"))
    // By the USDA's SR28: medium (2-1/2" dia) 142 g, NLEA serving 140 g.
    #expect(page.words.contains("1 medium (142 g)"))
    #expect(page.words.contains("NLEA") == false)
    #expect(page.words.contains("dia)") == false)
  }
}
