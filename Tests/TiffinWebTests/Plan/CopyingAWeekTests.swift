import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Copying last week` {
  private func preview(_ site: Site) throws -> HTMLElement {
    try site.open(try site.plan().link("Copy last week"))
  }

  private func form(_ page: HTMLElement) throws -> HTMLForm {
    HTMLForm(try #require(page.all("form").first { $0.first("div", class: "dock") != nil }))
  }

  @Test func `takes two taps, with a look at it, and can be taken back`() throws {
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

  @Test func `fills empty days only, unless all are wanted`() throws {
    let site = try Site()
    for day in ["2026-11-09", "2026-11-10"] { try site.plan(words: "Soup", on: day) }
    try site.plan(words: "Fish", on: "2026-11-17")

    let preview = try preview(site)
    let all = try site.open(preview.link("All days"))

    #expect(preview.button("Copy one entry") != nil)
    #expect(preview.all("li", class: "row").last?.words == "Tuesday Stays as it is: Fish")
    #expect(all.all("li", class: "row").last?.words == "Tuesday Soup beside Fish")
    _ = try site.send(try form(all))
    #expect(try site.planned() == ["2026-11-16: Soup", "2026-11-17: Fish, Soup"])
  }

  @Test func `sent twice is done once`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-09")
    let form = try form(try preview(site))

    _ = try site.send(form)
    let page = try site.follow(try site.send(form)).page

    #expect(page.notice == "Copied “Soup”.")
    #expect(try site.planned() == ["2026-11-16: Soup"])
  }

  @Test func `says when there is nothing to copy`() throws {
    let page = try preview(try Site())

    #expect(page.first("h1")?.words == "Nothing to copy")
  }

  @Test func `copies a day to any other`() throws {
    let site = try Site()
    try site.plan(words: "Soup", on: "2026-11-16")

    let page = try site.open(try site.plan().day("2026-11-16")?.link("Copy Monday"))
    _ = try site.send(try form(page).with(["to": "2026-11-25"]))
    let itself = try site.send(try form(page).with(["to": "2026-11-16"]))

    #expect(try site.planned("2026-11-25") == ["2026-11-25: Soup"])
    #expect(itself.status == 400)
  }
}
