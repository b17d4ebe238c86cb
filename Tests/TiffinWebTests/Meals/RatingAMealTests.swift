import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Rating a meal` {
  @Test func `sets the tapped number of stars`() throws {
    let site = try Site()
    let caprese = try site.add(.caprese(stars: 0))

    try site.tap(star: 3, of: caprese)

    #expect(try site.page(of: caprese).rating == "Rating: 3 of 5 stars")
  }

  @Test func `removes the rating if its star is tapped again`() throws {
    let site = try Site()
    let caprese = try site.add(.caprese(stars: 4))

    try site.tap(star: 4, of: caprese)

    #expect(try site.page(of: caprese).rating == "Rating: Not rated")
  }

  @Test func `labels what each star does`() throws {
    let site = try Site()
    let caprese = try site.add(.caprese(stars: 3))

    let labels = try site.page(of: caprese).first("div", class: "rate")?.all("button").map { $0["aria-label"] ?? "" }

    #expect(
      labels == [
        "Set 1 star", "Set 2 stars", "3 stars set. Tap to reset to zero", "Set 4 stars", "Set 5 stars",
      ])
  }

  @Test func `in the list returns to the open row`() throws {
    let site = try Site()
    let caprese = try site.add(.caprese(stars: 0))
    let form = try #require(try site.list(opening: caprese).form(to: "/meals/\(caprese.number)/rating"))

    let answer = try site.send(HTMLForm(form).pressing(form.all("button")[4]))

    let row = try #require(try site.follow(answer).page.element(id: "meal-\(caprese.number)"))
    #expect(answer["Location"] == "/meals?open=\(caprese.number)#m\(caprese.number)")
    #expect(row.first("a", class: "more")?["aria-expanded"] == "true")
    #expect(row.element(id: "m\(caprese.number)") != nil)
    #expect(row.rating == "Rating: 5 of 5 stars")
  }

  @Test(arguments: ["rating", "favourite"]) func `on its page returns to the control`(mark: String) throws {
    let site = try Site()
    let caprese = try site.add(.caprese())
    let form = try #require(try site.page(of: caprese).form(to: "/meals/\(caprese.number)/\(mark)"))

    let answer = try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))

    #expect(answer["Location"] == "/meals/\(caprese.number)#\(mark)")
    #expect(try site.follow(answer).page.element(id: mark)?.name == "form")
  }

  @Test func `on an older page of the list returns to that page`() throws {
    let site = try Site()
    for _ in 1...60 { try site.add(.caprese()) }
    let older = try #require(try site.list().first("a", where: ("rel", "next"))?["href"])
    let page = try site.open(try site.open(older).mealRows.first?.arrow)
    let form = try #require(page.all("form").first { $0["action"]?.hasSuffix("/rating") == true })

    let answer = try site.send(HTMLForm(form).pressing(form.all("button")[0]))

    #expect(try site.follow(answer).page.mealNames == page.mealNames)
  }

  @Test(arguments: ["6", "-1", "many", "", "1.5"])
  func `refuses a value that is not a number of stars`(stars: String) throws {
    let site = try Site()
    let caprese = try site.add(.caprese(stars: 2))
    let form = try #require(try site.page(of: caprese).form(to: "/meals/\(caprese.number)/rating"))

    let answer = try site.send(HTMLForm(form).with(["rating": stars]))

    #expect(answer.status == 400)
    #expect(try site.meal(caprese).content.rating.stars == 2)
  }

  @Test func `has the same result if the form is sent twice`() throws {
    let site = try Site()
    let caprese = try site.add(.caprese(stars: 0))
    let form = try #require(try site.page(of: caprese).form(to: "/meals/\(caprese.number)/rating"))
    let tap = HTMLForm(form).pressing(form.all("button")[2])

    _ = try site.send(tap)
    _ = try site.send(tap)

    #expect(try site.meal(caprese).content.rating.stars == 3)
  }
}
