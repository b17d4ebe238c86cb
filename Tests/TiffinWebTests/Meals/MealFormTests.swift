import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The meal form` {
  @Test func `is filled with the meal's data`() throws {
    let site = try Site()
    let id = try site.add(.caprese(stars: 4))

    let answer = try site.get("meals/\(id.number)/edit")

    let form = try #require(answer.page.mealForm)
    #expect(answer.page.first("h1")?.words == "Caprese salad Edit meal")
    #expect(answer.page.first("title")?.words == "Caprese salad · Tiffin")
    #expect(form["name"] == "Caprese salad")
    #expect(form["category"] == "Lunch")
    #expect(form["calories"] == "")
    #expect(form["carbs"] == "12")
    #expect(form["rating"] == "4")
    #expect(form["date"] == "2026-11-21")
    #expect(form["time"] == "12:10")
    #expect(form["notes"] == "Tomatoes from the market.\nFinally ripe.")
  }

  @Test func `has the meal's name as its title once it has one`() throws {
    let site = try Site()
    let form = try site.addForm()

    let empty = try site.get("meals/new").page
    let blank = try site.send(form.with(["name": " "])).page
    let named = try site.send(form.with(["name": "Caprese salad", "carbs": "a lot"])).page

    #expect(empty.first("h1")?.words == "Add meal")
    #expect(blank.first("h1")?.words == "Add meal")
    #expect(named.first("h1")?.words == "Caprese salad Add meal")
    #expect(
      [empty, blank, named].map { $0.first("title")?.words } == [
        "Add meal · Tiffin", "Error: Add meal · Tiffin", "Error: Caprese salad · Tiffin",
      ])
  }

  @Test func `can be filled from another meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let form = try #require(try site.get("meals/new?copy=\(id.number)").page.mealForm)

    #expect(form["name"] == "Caprese salad")
    #expect(form["date"] == Site.today.iso)
    #expect(form["time"] == "12:30")
  }

  @Test func `does not copy stars and notes from another meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese(stars: 4))

    let form = try #require(try site.get("meals/new?copy=\(id.number)").page.mealForm)

    #expect(form["rating"] == "0")
    #expect(form["notes"] == "")
  }

  @Test func `returns to where it was opened when cancelled`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let fromMeal = try site.get("meals/\(id.number)/edit").page
    let row = try #require(try site.list(opening: id).element(id: "meal-\(id.number)"))
    let fromList = try site.request("GET", try #require(row.all("a").first { $0.words == "Edit" }?["href"])).page
    let adding = try site.get("meals/new").page

    #expect(fromMeal.all("a").first { $0.words == "Cancel" }?["href"] == "/meals/\(id.number)")
    #expect(fromList.all("a").first { $0.words == "Cancel" }?["href"] == "/meals#meal-\(id.number)")
    #expect(adding.all("a").first { $0.words == "Cancel" }?["href"] == "/meals")
  }
}
