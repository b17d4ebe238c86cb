import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Deleting a meal` {
  @Test func `removes it from the list and offers to undo it`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let page = try site.follow(try delete(id, in: site)).page

    #expect(page.mealNames == [])
    #expect(page.first("div", class: "flash")?.first("p")?.words == "Deleted “Caprese salad”.")
    #expect(try site.get("meals/\(id.number)").status == 404)
  }

  @Test func `can be undone with all its data`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let page = try site.follow(try delete(id, in: site)).page

    let undo = try #require(page.form(to: "/meals/\(id.number)/restore"))
    let answer = try site.send(HTMLForm(undo))

    #expect(answer.status == 303)
    #expect(try site.meal(id).content == .caprese())
  }

  @Test func `has the same result if it is sent twice, as has restoring`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try #require(try site.page(of: id).form(to: "/meals/\(id.number)/delete"))

    let deletions = [try site.send(HTMLForm(form)), try site.send(HTMLForm(form))]
    let undo = try #require(try site.follow(deletions[1]).page.form(to: "/meals/\(id.number)/restore"))
    let restorations = [try site.send(HTMLForm(undo)), try site.send(HTMLForm(undo))]

    #expect((deletions + restorations).map(\.status) == [303, 303, 303, 303])
    #expect(try site.stored().map(\.id) == [id])
  }

  @Test func `is not possible with GET`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let answer = try site.get("meals/\(id.number)/delete")

    #expect(answer.status == 405)
    #expect(answer["Allow"] == "POST")
    #expect(try site.stored().count == 1)
  }

  private func delete(_ id: Meal.ID, in site: Site) throws -> Answer {
    try site.send(HTMLForm(try #require(try site.page(of: id).form(to: "/meals/\(id.number)/delete"))))
  }
}
