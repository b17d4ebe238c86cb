import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The side column of today` {
  private let site: Site

  init() throws {
    site = try Site()
  }

  private func plan(_ name: String, on day: String, _ lines: String = "") throws {
    let recipe = try site.add(try RecipeContent.named(name, lines))
    let entry = NewPlanEntry(.recipe(recipe), on: try #require(LocalDate(iso: day)), slot: .dinner)
    _ = try site.planStore.add(entry, key: .random(), by: site.person)
  }

  private func side(_ day: String = "2026-11-21") throws -> HTMLElement? {
    try site.day(day).first("div", class: "side")
  }

  @Test func `shows what is planned for today and the next six days`() throws {
    try plan("Curry", on: "2026-11-24")
    try plan("Soup", on: "2026-11-21")
    try plan("Stew", on: "2026-11-22")
    try plan("Too late", on: "2026-11-28")
    try plan("Over", on: "2026-11-20")

    let rows = try #require(try side()).all("li", class: "row").map { row in
      [row.first("bdi")?.words] + (row.first("small")?.all("span").map(\.words) ?? [])
    }

    #expect(rows == [["Soup", "Today", "Dinner"], ["Stew", "Tomorrow", "Dinner"], ["Curry", "Tuesday", "Dinner"]])
    #expect(try side()?.all("a").first { $0.words == "Week" }?["href"] == "/plan")
  }

  @Test func `is missing on other days and if nothing is planned`() throws {
    #expect(try side() == nil)
    try plan("Soup", on: "2026-11-22")

    #expect(try side("2026-11-22") == nil)
    #expect(try side() != nil)
  }

  @Test func `shows what is still to buy, which one tap ticks off`() throws {
    try plan("Soup", on: "2026-11-21", "2 leeks\n3 onions")
    try plan("Stew", on: "2026-11-22", "1 kg beef")
    let shop = try #require(try site.plan().form(to: "/plan/2026-11-16/groceries"))
    _ = try site.send(HTMLForm(shop))
    let side = try #require(try side())
    #expect(side.all("li", class: "item").map(\.words) == ["Leeks", "Onions"])
    var form = HTMLForm(try #require(side.element(id: "ticks")))
    form.action = try #require(side.first("button", class: "tick")?["formaction"])
    form["completed"] = "1"

    let answer = try site.send(form)

    #expect(answer["Location"] == "/diary/2026-11-21")
    #expect(try self.side()?.all("li", class: "item").map(\.words) == ["Onions"])
  }
}
