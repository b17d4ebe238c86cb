import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A meal's page` {
  @Test func `shows all its data`() throws {
    let site = try Site()
    let id = try site.add(.caprese(stars: 4))

    let page = try site.page(of: id)

    #expect(page.first("h1")?.words == "Caprese salad Lunch · Saturday 21 November 2026, 12:10")
    #expect(page.rating == "Rating: 4 of 5 stars")
    #expect(page.first("b", class: "big")?.words == "354")
    let rows = page.first("tbody")?.all("tr").map { $0.elements.map(\.words) }
    #expect(rows == [["Carbs", "12 g", "14 %"], ["Protein", "18 g", "20 %"], ["Fat", "26 g", "66 %"]])
    #expect(page.first("p", class: "typed")?.text == "Tomatoes from the market.\nFinally ripe.")
  }

  @Test func `has no ring if it has no energy`() throws {
    let site = try Site()
    let id = try site.add(.make("Water"))

    let page = try site.page(of: id)

    #expect(page.first("svg", class: "ring") == nil)
    #expect(page.all("td").map(\.words) == ["0 g", "–", "0 g", "–", "0 g", "–"])
  }

  @Test func `says which figures are unknown`() throws {
    let site = try Site()
    let id = try site.add(MealContent(name: try MealName("Something at Ana’s"), category: .dinner, date: Site.today))

    let page = try site.page(of: id)

    #expect(page.words.contains("no kcal yet"))
    #expect(page.first("h1")?.words == "Something at Ana’s Dinner · Saturday 21 November 2026")
  }

  @Test func `marks and unmarks it as a favourite`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    for wanted in [true, false] {
      let form = try #require(try site.page(of: id).form(to: "/meals/\(id.number)/favourite"))
      let button = try #require(form.first("button"))
      #expect(button["aria-pressed"] == (wanted ? "false" : "true"))
      _ = try site.send(HTMLForm(form).pressing(button))
      #expect(try site.meal(id).content.isFavourite == wanted)
    }
  }

  @Test(arguments: ["0", "-1", "+1", "01", "1x", "99999999999999999999", "1%00", "１"])
  func `is refused or not found for an invalid number`(segment: String) throws {
    let site = try Site()
    try site.add(.caprese())

    #expect([400, 404].contains(try site.get("meals/\(segment)").status))
  }

  @Test func `of a copied meal without a rating shows the last rating`() throws {
    let site = try Site()
    let first = try site.add(.caprese(stars: 4))
    let copy = try site.meals.repeat(first, on: Site.today, at: nil, key: .random(), by: site.person)

    let last = try site.page(of: copy).all("p").first { $0.words.hasPrefix("Last time") }

    #expect(last?.first("span", class: "stars")?["aria-label"] == "4 of 5 stars")
    #expect(try site.page(of: first).all("p").contains { $0.words.hasPrefix("Last time") } == false)
    try site.tap(star: 2, of: copy)
    #expect(try site.page(of: copy).all("p").contains { $0.words.hasPrefix("Last time") } == false)
  }
}
