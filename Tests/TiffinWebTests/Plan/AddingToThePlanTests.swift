import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Adding to the plan` {
  @Test func `accepts a few words and offers Undo`() throws {
    let site = try Site()

    let answer = try site.send(try site.addForm(for: "2026-11-18").with(["text": "Leftovers", "slot": "Lunch"]))
    let page = try site.follow(answer).page

    #expect(answer.status == 303)
    #expect(page.notice == "Planned “Leftovers”.")
    #expect(page.day("2026-11-18")?.first("article")?.first("p")?.words == "Lunch")
    let undo = HTMLForm(try #require(page.form(to: "/plan/2026-11-18/remove")))
    let after = try site.follow(try site.send(undo)).page
    #expect(after.planNames == [])
    #expect(after.notice == "Removed “Leftovers”.")
  }

  @Test func `offers favourites first, then the household's recipes`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup", isFavourite: true)
    let bread = try site.addRecipe("Bread")

    let page = try site.open(try site.plan().day("2026-11-18")?.link("Add to Wednesday"))
    let ideas = page.first("ul", class: "ideas")?.all("button") ?? []
    let form = HTMLForm(try #require(page.form(to: "/plan/entries#add")))
    let answer = try site.send(form.pressing(try #require(ideas.last)))

    #expect(ideas.map { $0["value"] } == ["\(soup.number)", "\(bread.number)"])
    #expect(answer.status == 303)
    #expect(try site.planned() == ["2026-11-18: Bread"])
  }

  @Test func `finds recipes by a few letters`() throws {
    let site = try Site()
    _ = try site.addRecipe("Tomato soup", isFavourite: true)
    _ = try site.addRecipe("Bread")

    let page = try site.plan("2026-11-18?add=2026-11-18&q=tom")
    let none = try site.plan("2026-11-18?add=2026-11-18&q=xyz")

    #expect(page.first("ul", class: "ideas")?.all("bdi").map(\.words) == ["Tomato soup"])
    #expect(page.element(id: "q")?["value"] == "tom")
    #expect(none.first("ul", class: "ideas") == nil)
    #expect(none.element(id: "add")?.words.contains("No recipe by that name.") == true)
    #expect(none.element(id: "text")?["value"] == "xyz")
    #expect(page.element(id: "text")?["value"] == "")
  }

  @Test func `finds recipes planned before, even if they are not favourites`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    let ids = try ["Laksa", "Rendang", "Larb"].map { try site.addToCatalogue($0) }
    try site.plan(ids[0], on: "2026-11-02")
    try site.plan(ids[1], on: "2026-11-02", by: carol)

    let page = try site.plan("2026-11-18?add=2026-11-18")

    #expect(page.first("ul", class: "ideas")?.all("bdi").map(\.words) == ["Laksa"])
  }

  @Test func `refuses blank text and keeps the chosen time`() throws {
    let site = try Site()

    let answer = try site.send(try site.addForm(for: "2026-11-18").with(["text": "  ", "slot": "Dinner"]))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Give the meal a name"])
    #expect(answer.page.element(id: "text")?["value"] == "  ")
    #expect(answer.page.all("input", where: ("name", "slot")).first { $0["checked"] != nil }?["value"] == "Dinner")
    #expect(try site.planned().isEmpty)
  }

  @Test func `adds one entry if the form is sent twice`() throws {
    let site = try Site()
    let form = try site.addForm(for: "2026-11-18").with(["text": "Soup"])

    let answers = [try site.send(form), try site.send(form)]

    #expect(answers.map(\.status) == [303, 303])
    #expect(try site.planned() == ["2026-11-18: Soup"])
  }

  @Test func `requires an existing day, recipe and valid servings`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup")
    let form = try site.addForm(for: "2026-11-18")

    #expect(try site.send(form.with(["day": "2026-02-30", "text": "Soup"])).status == 400)
    #expect(try site.send(form.with(["recipe": "999"])).status == 404)
    #expect(try site.send(form.with(["servings": "0"]).to("/recipes/\(soup.number)/plan")).status == 400)
    #expect(try site.planned().isEmpty)
  }
}
