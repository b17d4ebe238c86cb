import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Searching while adding to the plan` {
  private func sheet(_ answer: Answer, _ site: Site) throws -> HTMLElement {
    try #require(try site.follow(answer).page.element(id: "add"))
  }

  private func send(_ form: HTMLForm, _ words: String, in sheet: HTMLElement, _ site: Site) throws -> Answer {
    let button = try #require(sheet.all("button").first { $0.words == words || $0["aria-label"] == words })
    return try site.send(form.pressing(button))
  }

  @Test func `keeps the note and the time, and can be cleared`() throws {
    let site = try Site()
    _ = try site.addRecipe("Tomato soup")
    _ = try site.addRecipe("Bread")
    let open = try #require(try site.plan("2026-11-21?add=2026-11-20").element(id: "add"))
    let typed = try site.addForm(for: "2026-11-20").with(["text": "with Ann", "slot": "Dinner", "q": "tom"])

    let found = try sheet(try send(typed, "Search", in: open, site), site)
    let form = HTMLForm(try #require(found.first("form")))
    #expect(form["text"] == "with Ann" && form["slot"] == "Dinner" && form["q"] == "tom" && form["day"] == "2026-11-20")
    #expect(found.all("button", where: ("name", "recipe")).count == 1)

    let all = try sheet(try send(form, "Clear the search", in: found, site), site)
    let again = HTMLForm(try #require(all.first("form")))
    #expect(again["text"] == "with Ann" && again["slot"] == "Dinner" && again["q"] == "")
    #expect(all.all("button", where: ("name", "recipe")).count == 2)
    #expect(try site.planned() == [])
  }

  @Test func `starts with Enter in the search field, not in the note`() throws {
    let site = try Site()
    _ = try site.addRecipe("Tomato soup")

    let found = try sheet(try site.send(try site.addForm(for: "2026-11-20").with(["text": "Ann", "q": "tom"])), site)
    #expect(try site.planned() == [])
    _ = try site.send(HTMLForm(try #require(found.first("form"))))

    #expect(try site.planned() == ["2026-11-20: Ann"])
  }
}
