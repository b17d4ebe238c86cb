import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Copying a week of the plan` {
  private func preview(_ site: Site) throws -> HTMLElement {
    try site.open(try site.plan().link("Copy last week"))
  }

  private func form(_ page: HTMLElement) throws -> HTMLForm {
    HTMLForm(try #require(page.all("form").first { $0.first("div", class: "dock") != nil }))
  }

  @Test func `takes two taps with a preview, and can be undone`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-09")
    try site.plan(words: "Fish", on: "2026-11-13")

    let preview = try preview(site)
    let page = try site.follow(try site.send(try form(preview))).page

    #expect(preview.first("h1")?.words.hasPrefix("Copy last week to 16 to 22 November") == true)
    #expect(preview.all("li", class: "row").map(\.words) == ["Monday Soup", "Friday Fish"])
    #expect(preview.button("Copy 2 entries") != nil)
    #expect(page.notice == "Copied 2 entries.")
    #expect(try site.planned() == ["2026-11-16: Soup", "2026-11-20: Fish"])
    _ = try site.send(HTMLForm(try #require(page.form(to: "/plan/2026-11-16/remove"))))
    #expect(try site.planned().isEmpty)
  }

  @Test func `fills empty days only, unless all are chosen`() throws {
    let site = try Site()
    for day in ["2026-11-09", "2026-11-10"] { try site.plan(words: "Soup", on: day) }
    try site.plan(words: "Fish", on: "2026-11-17")

    let preview = try preview(site)
    let all = try site.open(preview.link("All days"))

    #expect(preview.button("Copy one entry") != nil)
    #expect(preview.all("li", class: "row").last?.words == "Tuesday Unchanged: Fish")
    #expect(all.all("li", class: "row").last?.words == "Tuesday Soup, next to Fish")
    _ = try site.send(try form(all))
    #expect(try site.planned() == ["2026-11-16: Soup", "2026-11-17: Fish, Soup"])
  }

  @Test func `shows the sums of what will be copied`() throws {
    let site = try Site()
    for (name, day) in [("Soup", "2026-11-09"), ("Bread", "2026-11-10")] {
      try site.plan(try site.addRecipe(name, kcal: 500, cents: 1_250), on: day)
    }
    try site.plan(words: "Fish", on: "2026-11-17")

    let preview = try preview(site)
    let all = try site.open(preview.link("All days"))

    #expect(preview.first("h1")?.words == "Copy last week to 16 to 22 November, 500 kcal · $12.50")
    #expect(all.first("h1")?.words == "Copy last week to 16 to 22 November, 1,000 kcal · $25.00")
  }

  @Test func `is done once if the form is sent twice`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-09")
    let form = try form(try preview(site))

    _ = try site.send(form)
    let page = try site.follow(try site.send(form)).page

    #expect(page.notice == "Copied “Soup”.")
    #expect(try site.planned() == ["2026-11-16: Soup"])
  }

  @Test func `says if the week has no entries to copy`() throws {
    let page = try preview(try Site())

    #expect(page.first("h1")?.words == "Nothing to copy")
  }

  @Test func `can copy a single day to any other`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-16")

    let page = try site.open(try site.plan().day("2026-11-16")?.link("Copy Monday"))
    _ = try site.send(try form(page).with(["to": "2026-11-25"]))

    #expect(page.first("h1")?.words == "Copy Monday 16 November to Tuesday 17 November, no figures yet")
    #expect(try site.planned("2026-11-25") == ["2026-11-25: Soup"])
  }

  @Test(arguments: [
    ("2026-11-16", "Choose a different day"), ("2026-02-30", "Choose the day to copy to"),
    ("", "Choose the day to copy to"),
  ])
  func `refuses an invalid day and keeps the choice`(to: String, sentence: String) throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-16")
    let page = try site.open(try site.plan().day("2026-11-16")?.link("Copy Monday"))

    let answer = try site.send(try form(page).with(["to": to]))

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
    #expect(answer.page.error(at: "to") == "Error: \(sentence)")
    #expect(answer.page.value(of: "to") == to)
    #expect(try site.planned() == ["2026-11-16: Soup"])
    _ = try site.send(try form(answer.page).with(["to": "2026-11-18"]))
    #expect(try site.planned() == ["2026-11-16: Soup", "2026-11-18: Soup"])
  }

  @Test func `can copy to any other week, with a preview`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-16")
    let page = try site.open(try site.plan().link("Copy to another week"))
    let show = try #require(page.button("Show"))

    func shown(_ to: String) throws -> Answer {
      try site.follow(try site.send(try form(page).with(["to": to]).pressing(show)))
    }
    let itself = try shown("2026-11-18")
    _ = try site.send(try form(try shown("2026-12-09").page))

    #expect(page.first("h1")?.words.hasPrefix("Copy this week to 23 to 29 November") == true)
    #expect(itself.status == 422)
    #expect(itself.page.error(at: "to") == "Error: Choose a different week")
    #expect(itself.page.value(of: "to") == "2026-11-18")
    #expect(itself.page.button("Copy one entry") == nil)
    #expect(try site.planned("2026-12-09") == ["2026-12-07: Soup"])
  }

  @Test func `copies to the picked week even without a preview`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-16")
    let page = try site.open(try site.plan().link("Copy to another week"))

    _ = try site.send(try form(page).with(["to": "2026-12-09"]))

    #expect(try site.planned("2026-12-09") == ["2026-12-07: Soup"])
    #expect(try site.planned("2026-11-23").isEmpty)
  }

  @Test(arguments: ["Copy last week", "Copy to another week"])
  func `returns to the week where it was opened when cancelled`(link: String) throws {
    let site = try Site()
    for day in ["2026-11-09", "2026-11-16"] { try site.plan(words: "Soup", on: day) }

    let page = try site.open(try site.plan().link(link))
    let looked = try form(page).with(["to": "2026-12-09"]).pressing(try #require(page.button("Show")))
    let other = try site.follow(try site.send(looked)).page

    for shown in [page, other] {
      let week = try site.open(shown.link("Cancel"))
      #expect(week.day("2026-11-16") != nil)
    }
  }
}
