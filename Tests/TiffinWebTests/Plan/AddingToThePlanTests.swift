import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Adding to the plan` {
  @Test func `takes a few words, and says so with a way back`() throws {
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

  @Test func `offers favourites first, then the household's own, in two taps`() throws {
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
    #expect(none.element(id: "add")?.words.contains("None of your recipes") == true)
    #expect(none.element(id: "text")?["value"] == "xyz")
    #expect(page.element(id: "text")?["value"] == "")
  }

  @Test func `finds what was planned before, also where it is nobody's favourite`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    let ids = try ["Laksa", "Rendang", "Larb"].map { try site.addToCatalogue($0) }
    try site.plan(ids[0], on: "2026-11-02")
    try site.plan(ids[1], on: "2026-11-02", by: carol)

    let page = try site.plan("2026-11-18?add=2026-11-18")

    #expect(page.first("ul", class: "ideas")?.all("bdi").map(\.words) == ["Laksa"])
  }

  @Test func `refuses nothing but blanks, and keeps what was chosen`() throws {
    let site = try Site()

    let answer = try site.send(try site.addForm(for: "2026-11-18").with(["text": "  ", "slot": "Dinner"]))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Give the meal a name"])
    #expect(answer.page.element(id: "text")?["value"] == "  ")
    #expect(answer.page.all("input", where: ("name", "slot")).first { $0["checked"] != nil }?["value"] == "Dinner")
    #expect(try site.planned().isEmpty)
  }

  @Test func `sent twice is done once`() throws {
    let site = try Site()
    let form = try site.addForm(for: "2026-11-18").with(["text": "Soup"])

    let answers = [try site.send(form), try site.send(form)]

    #expect(answers.map(\.status) == [303, 303])
    #expect(try site.planned() == ["2026-11-18: Soup"])
  }

  @Test func `from a recipe's page shows what is planned already, and how many for`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup", kcal: 500, cents: 250)
    try site.plan(words: "Fish", on: "2026-11-22")

    let page = try site.get("recipes/\(soup.number)/plan?servings=3").page
    let days = page.first("ul", class: "ideas")?.all("button") ?? []
    let form = HTMLForm(try #require(page.form(to: "/recipes/\(soup.number)/plan")))
    let answer = try site.send(form.with(["slot": "Dinner"]).pressing(days[2]))

    #expect(days.map { $0["value"] } == (21...27).map { "2026-11-\($0)" })
    #expect(days[1].first("small")?.words == "Fish")
    #expect(days[1].words.contains("planned: Fish"))
    #expect(answer["Location"]?.hasPrefix("/plan/2026-11-23?added=") == true)
    let entry = try #require(try site.follow(answer).page.first("article"))
    #expect(entry.first("p")?.words == "Dinner · 500 kcal · $7.50 · 3 servings")
  }

  @Test func `from a recipe's page takes any other day`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup")
    let page = try site.get("recipes/\(soup.number)/plan?servings=3").page
    let form = HTMLForm(try #require(page.form(to: "/recipes/\(soup.number)/plan")))

    let typed = form.with(["slot": "Dinner", "other": "2027-01-09"])
    let answer = try site.send(typed.pressing(try #require(page.button("Plan it"))))

    #expect(answer["Location"]?.hasPrefix("/plan/2027-01-09?added=") == true)
    #expect(try site.planned("2027-01-09") == ["2027-01-09: Soup"])
  }

  @Test(arguments: ["", "2026-02-30", "soon"])
  func `from a recipe's page refuses what is no day, and keeps servings and time`(other: String) throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup")
    let page = try site.get("recipes/\(soup.number)/plan?servings=3").page
    let form = HTMLForm(try #require(page.form(to: "/recipes/\(soup.number)/plan")))

    // What the Enter key presses is the date's button as well.
    let first = try #require(page.form(to: "/recipes/\(soup.number)/plan")?.first("button"))
    let answer = try site.send(form.with(["slot": "Dinner", "other": other]).pressing(first))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Choose the day to plan it for"])
    #expect(answer.page.element(id: "other")?["value"] == other)
    #expect(answer.page.all("input", where: ("name", "servings")).first?["value"] == "3")
    #expect(answer.page.all("input", where: ("name", "slot")).first { $0["checked"] != nil }?["value"] == "Dinner")
    #expect(try site.planned().isEmpty)
  }

  @Test func `needs a day that there is, and a recipe of one's own`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup")
    let form = try site.addForm(for: "2026-11-18")

    #expect(try site.send(form.with(["day": "2026-02-30", "text": "Soup"])).status == 400)
    #expect(try site.send(form.with(["recipe": "999"])).status == 404)
    #expect(try site.send(form.with(["servings": "0"]).to("/recipes/\(soup.number)/plan")).status == 400)
    #expect(try site.planned().isEmpty)
  }
}
