import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Planning from a recipe's page` {
  @Test func `shows what is already planned, and plans the chosen servings`() throws {
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
    #expect(entry.first("p")?.words == "500 kcal · $7.50 · 3 servings")
  }

  @Test func `accepts any other day`() throws {
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
  func `refuses an invalid day and keeps servings and time`(other: String) throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup")
    let page = try site.get("recipes/\(soup.number)/plan?servings=3").page
    let form = HTMLForm(try #require(page.form(to: "/recipes/\(soup.number)/plan")))

    // The Enter key presses the date's button, too.
    let first = try #require(page.form(to: "/recipes/\(soup.number)/plan")?.first("button"))
    let answer = try site.send(form.with(["slot": "Dinner", "other": other]).pressing(first))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Choose a day"])
    #expect(answer.page.element(id: "other")?["value"] == other)
    #expect(answer.page.all("input", where: ("name", "servings")).first?["value"] == "3")
    #expect(answer.page.all("input", where: ("name", "slot")).first { $0["checked"] != nil }?["value"] == "Dinner")
    #expect(try site.planned().isEmpty)
  }
}
