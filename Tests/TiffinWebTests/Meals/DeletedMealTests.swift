import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A deleted meal` {
  @Test(arguments: ["", "/edit"]) func `can be restored from its address`(
    page: String
  ) throws {
    let site = try Site()
    let id = try site.add(.caprese())
    try site.meals.delete(id, by: site.person)

    let answer = try site.get("meals/\(id.number)\(page)")

    let undo = try #require(answer.page.form(to: "/meals/\(id.number)/restore"))
    #expect(answer.status == 404)
    #expect(answer.page.first("h1")?.words == "This meal was deleted")
    #expect(answer.page.words.contains("Caprese salad"))
    #expect(try site.follow(try site.send(HTMLForm(undo))).page.notice == "Restored “Caprese salad”.")
    #expect(try site.meal(id).content == .caprese())
  }

  @Test(arguments: ["rating", "favourite", "date"]) func `can be restored after a form from its old page was sent`(
    mark: String
  ) throws {
    let site = try Site()
    let id = try site.add(.ramen(on: .epoch))
    let page = try site.get("meals/\(id.number)?date=").page
    let form = try #require(page.form(to: "/meals/\(id.number)/\(mark)"))
    let filled = HTMLForm(form).with([mark: mark == "date" ? "2026-11-20" : "1"])
    try site.meals.delete(id, by: site.person)

    let answer = try site.send(filled)

    #expect(answer.status == 404)
    #expect(answer.page.form(to: "/meals/\(id.number)/restore") != nil)
  }
}
