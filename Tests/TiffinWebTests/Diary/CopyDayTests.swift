import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Eating again` {
  @Test func `with one tap on a row adds the meal today, now`() throws {
    let site = try Site()
    let id = try site.add(.ramen(on: #require(Site.today.adding(days: -3))))

    let answer = try site.send(#require(try site.day("2026-11-18").repeatForm(of: id)))

    let new = try #require(try site.stored().first)
    #expect(answer["Location"] == "/diary/2026-11-21?added=\(new.number)#meal-\(new.number)")
    #expect(new.content.date == Site.today)
    #expect(new.content.time == Site.noon)
    #expect(new.content.energy?.kilocalories == 688)
    #expect(try site.follow(answer).page.notice == "Added “Shoyu ramen”.")
  }

  @Test func `with one tap sent twice adds one meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try #require(try site.day().repeatForm(of: id))

    _ = try site.send(form)
    _ = try site.send(form)

    #expect(try site.stored().count == 2)
  }

  @Test func `what is not there is not found`() throws {
    let site = try Site()

    #expect(try site.send(site.quickEntry().to("/meals/99/repeat")).status == 404)
  }

  @Test func `copies yesterday’s breakfast with one tap where today has none`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.make("Porridge", .breakfast, on: yesterday, at: (7, 30)))
    try site.add(.make("Flat white", .breakfast, on: yesterday, at: (8, 0)))
    try site.add(.make("Soup", .lunch, on: yesterday))

    let slot = try #require(try site.day().all("section", class: "slot").first)
    #expect(slot.first("form")?.words == "Nothing yetYesterday: Porridge, Flat whiteSame again: Porridge, Flat white")
    let answer = try site.send(#require(slot.first("form").map(HTMLForm.init)))

    #expect(try site.follow(answer).page.dayMeals == ["Porridge", "Flat white"])
    #expect(try site.follow(answer).page.notice == "Copied 2 meals.")
    #expect(try site.day().all("section", class: "slot").first?.first("form", class: "planned") == nil)
  }

  @Test func `copies a whole day in two taps, with a preview`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.make("Porridge", .breakfast, kcal: 371, on: yesterday, at: (7, 30)))
    try site.add(.make("Soup", .lunch, kcal: 200, on: yesterday))

    let preview = try site.request("GET", #require(try site.day("2026-11-20").link("Copy this day"))).page
    #expect(preview.first("h1")?.words == "Copy this day 2 meals, 571 kcal, at the same times")
    #expect(preview.all("bdi").map(\.words) == ["Porridge", "Soup"])
    #expect(try site.day().dayMeals.isEmpty)
    let answer = try site.send(#require(preview.first("form").map(HTMLForm.init)))

    #expect(answer["Location"] == "/diary/2026-11-21?copied=3%2C4#main")
    #expect(try site.day().dayMeals == ["Porridge", "Soup"])
  }

  @Test func `says of a day to be copied what nobody knows of it`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    try site.add(.something(on: yesterday))

    let unknown = try site.get("diary/2026-11-20/copy").page.first("h1")?.words
    try site.add(.make("Soup", kcal: 200, on: yesterday))
    let partly = try site.get("diary/2026-11-20/copy").page.first("h1")?.words

    #expect(unknown == "Copy this day One meal, no kcal yet, at the same times")
    #expect(partly == "Copy this day 2 meals, at least 200 kcal, at the same times")
  }

  @Test func `takes copies back with one tap`() throws {
    let site = try Site()
    for name in ["Porridge", "Soup"] { try site.add(.make(name, on: #require(Site.today.adding(days: -1)))) }
    let form = try #require(try site.get("diary/2026-11-20/copy").page.first("form").map(HTMLForm.init))
    let page = try site.follow(try site.send(form)).page

    _ = try site.send(#require(page.first("div", class: "flash")?.first("form").map(HTMLForm.init)))

    #expect(try site.day().dayMeals.isEmpty)
    #expect(try site.day("2026-11-20").dayMeals == ["Porridge", "Soup"])
  }

  @Test func `copies to any other day`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("form").map(HTMLForm.init))

    let answer = try site.send(form.with(["to": "2026-11-24"]))

    #expect(try site.follow(answer).page.dayMeals == ["Caprese salad"])
  }

  @Test func `says so when there is nothing to copy`() throws {
    let page = try Site().get("diary/2026-11-20/copy").page

    #expect(page.first("h1")?.words == "Nothing to copy")
    #expect(page.all("form").isEmpty)
  }

  @Test func `asks for the day to copy to`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("form").map(HTMLForm.init))

    #expect(try site.send(form.with(["to": "soon"])).status == 400)
  }

  @Test func `copies no day onto itself, and proposes tomorrow for today`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("form").map(HTMLForm.init))

    #expect(form["to"] == "2026-11-22")
    #expect(try site.send(form.with(["to": "2026-11-21"])).status == 400)
    #expect(try site.stored().count == 1)
  }

  @Test func `refuses a category that is none with a sentence`() throws {
    let site = try Site()
    try site.add(.caprese())
    let form = try #require(try site.get("diary/2026-11-21/copy").page.first("form").map(HTMLForm.init))

    #expect(try site.send(form.with(["category": String(repeating: "x", count: 1_001)])).status == 400)
  }
}

@Suite struct `A past day that is read-only` {
  @Test func `hides its fields and actions`() throws {
    let site = try Site()
    let id = try site.addOnClosedDay()

    let page = try site.day("2026-11-20")

    #expect(page.quickEntry == nil)
    #expect(page.link("Edit") == nil)
    #expect(
      page.all("form").map { $0["action"] } == [
        "/diary", "/meals/\(id.number)/favourite", "/meals/\(id.number)/repeat",
      ])
    for path in ["meals", "meals/\(id.number)"] {
      let other = try site.get(path).page
      #expect(other.link("Edit") == nil)
      #expect(other.form(to: "/meals/\(id.number)/rating") == nil)
      #expect(other.form(to: "/meals/\(id.number)/delete") == nil)
    }
    #expect(try site.get("meals/\(id.number)/edit").status == 409)
    #expect(page.first("p", class: "note")?.words == "This day is over and stays as it was. Settings")
  }

  @Test func `is kept as it was by the server too`() throws {
    let site = try Site()
    let id = try site.addOnClosedDay()

    #expect(try site.send(site.quickEntry().to("/meals/\(id.number)/delete")).status == 409)
    let refused = try site.send(site.quickEntry().to("/diary/2026-11-20/meals").filled())
    #expect(refused.status == 422)
    #expect(refused.page.quickEntry?["name"] == "Flat white")
    #expect(try site.stored().count == 1)
  }

  @Test(arguments: ["2026-11-20", "", "31/02/2026"]) func `refuses a meal's form for it, everything typed kept`(
    date: String
  ) throws {
    let site = try Site()
    _ = try site.addOnClosedDay()

    let answer = try site.send(site.addForm().with(["name": "Soup", "date": date]))

    #expect(answer.status == 422)
    #expect(answer.page.mealForm?["name"] == "Soup")
    #expect(answer.page.element(id: "date-error") != nil)
  }

  @Test func `leaves today open`() throws {
    let site = try Site()
    _ = try site.addOnClosedDay()

    _ = try site.send(site.quickEntry().filled())

    #expect(try site.day().dayMeals == ["Flat white"])
  }

  @Test func `can be eaten again today`() throws {
    let site = try Site()
    let id = try site.addOnClosedDay()

    _ = try site.send(#require(try site.day("2026-11-20").repeatForm(of: id)))

    #expect(try site.day().dayMeals == ["Caprese salad"])
  }
}

extension Site {
  /// A meal of yesterday, which can only be looked at.
  fileprivate func addOnClosedDay() throws -> Meal.ID {
    var meal = try MealContent.caprese()
    meal.date = try #require(Site.today.adding(days: -1))
    let id = try add(meal)
    try people.change(person.id) { $0.arePastDaysReadOnly = true }
    return id
  }
}

extension HTMLElement {
  fileprivate func repeatForm(of id: Meal.ID) -> HTMLForm? {
    form(to: "/meals/\(id.number)/repeat").map(HTMLForm.init)
  }
}
