import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Clearing the plan` {
  @Test func `asks before it clears a week, and Undo restores it`() throws {
    let site = try Site()
    for day in ["2026-11-16", "2026-11-22"] { try site.plan(words: "Soup", on: day) }
    try site.plan(words: "Next", on: "2026-11-23")

    let asked = try site.open(try site.plan().link("Clear the week…"))
    let page = try site.follow(
      try site.send(HTMLForm(try #require(asked.form(to: "/plan/2026-11-16/clear"))))
    ).page

    #expect(asked.first("h1")?.words == "Clear 16 to 22 November?")
    #expect(asked.words.contains("This removes 2 entries"))
    #expect(page.notice == "Removed 2 entries.")
    #expect(try site.planned("2026-11-23") == ["2026-11-23: Next"])
    _ = try site.send(HTMLForm(try #require(page.form(to: "/plan/2026-11-16/restore"))))
    #expect(try site.planned() == ["2026-11-16: Soup", "2026-11-22: Soup"])
  }

  @Test func `can clear a single day`() throws {
    let site = try Site()
    for day in ["2026-11-16", "2026-11-17"] { try site.plan(words: "Soup", on: day) }

    let form = try #require(try site.plan().day("2026-11-16")?.form(to: "/plan/2026-11-16/clear"))
    _ = try site.send(HTMLForm(form))

    #expect(try site.planned() == ["2026-11-17: Soup"])
  }

  @Test(arguments: ["day", "week"])
  func `removes what was shown and leaves what was added since`(scope: String) throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    try site.plan(words: "Soup", on: "2026-11-16")
    let page = scope == "day" ? try site.plan() : try site.open(try site.plan().link("Clear the week…"))
    let form = HTMLForm(try #require(page.form(to: "/plan/2026-11-16/clear")))
    try site.plan(words: "Bread", on: "2026-11-16", by: bob)

    let after = try site.follow(try site.send(form)).page

    #expect(after.notice == "Removed “Soup”.")
    #expect(try site.planned() == ["2026-11-16: Bread"])
  }

  @Test(arguments: ["day", "week"]) func `can be undone after the form was sent twice`(scope: String) throws {
    let site = try Site()
    for words in ["Soup", "Bread"] { try site.plan(words: words, on: "2026-11-16") }
    let page = scope == "day" ? try site.plan() : try site.open(try site.plan().link("Clear the week…"))
    let form = HTMLForm(try #require(page.form(to: "/plan/2026-11-16/clear")))

    _ = try site.send(form)
    let after = try site.follow(try site.send(form)).page
    #expect(try site.planned() == [])
    _ = try site.send(HTMLForm(try #require(after.form(to: "/plan/2026-11-16/restore"))))

    #expect(after.notice == "Removed 2 entries.")
    #expect(try site.planned() == ["2026-11-16: Soup, Bread"])
  }
}
